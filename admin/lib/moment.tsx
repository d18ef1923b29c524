import { formatTimestamp } from '../../src/lib/dates/dates';
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
