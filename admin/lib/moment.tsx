import { formatTimestamp } from '../../src/lib/dates/dates';
import { historyTexts } from '../i18n/history';
import { formatRelativeTime } from './relative-time';

interface MomentProps {
  readonly at: string;
  readonly className?: string | undefined;
  readonly children?: string;
}

/** A moment in the words of `formatRelativeTime`, alone or in a sentence that `children` says. Pointing at it tells the clock. */
export function Moment({ at, className, children = formatRelativeTime(at) }: MomentProps) {
  return (
    <time className={className} dateTime={at} title={formatTimestamp(at)}>
      {children}
    </time>
  );
}

interface ByAndWhenProps {
  /** Null for the server, for the command line and for accounts that are no more. */
  readonly person: string | null;
  readonly at: string;
}

/** 'Ayşe Demir, 3 dakika önce' */
export function ByAndWhen({ person, at }: ByAndWhenProps) {
  return (
    <Moment at={at}>{historyTexts.byAndWhen(person ?? historyTexts.nobody, formatRelativeTime(at))}</Moment>
  );
}
