import { formatTimestamp, isoToIstanbulInput, istanbulInputToIso } from '../../../src/shared/dates';
import { messages } from '../../../src/shared/messages';
import { fieldTexts } from '../../i18n/fields';
import { readableRule } from '../date/readable-rule';
import { isClock } from '../datetime/read-clock';
import type { CellProps, FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { choiceFilter } from '../filters';
import { PublishStateLabel } from './publish-state-label';
import { publishWords } from './publish-words';
import styles from './publish.module.css';

declare module '../../schema/field-types' {
  interface Kinds {
    publish: { options: object; column: string | null; form: string };
  }
}

function PublishCell({ value }: CellProps<'publish'>) {
  const publishedAt = typeof value === 'string' ? value : null;
  return (
    <span className={styles.cell}>
      <PublishStateLabel publishedAt={publishedAt} />
      {publishedAt !== null && <span className={styles.date}>{formatTimestamp(publishedAt)}</span>}
    </span>
  );
}

/** A date that is also a state: none is a draft, a coming one is scheduled, a past one is published. Its filter asks as publishState reads. */
export const publishKind: FieldKind<'publish'> = {
  Cell: PublishCell,
  Input: lazyComponent(async () => (await import('./publish-input')).PublishInput),
  place: 'aside',
  rules: () => [readableRule(isClock, fieldTexts.date.unreadableClock)],
  toForm: (value) => (typeof value === 'string' ? isoToIstanbulInput(value) : ''),
  toRow: (value) => (value !== '' && isClock(value) ? istanbulInputToIso(value) : null),
  toText: (value) => publishWords(value, new Date()),
  sort: 'date',
  filter: choiceFilter([
    { value: 'taslak', label: messages.admin.draft, equals: null },
    {
      value: 'zamanlandi',
      label: messages.admin.scheduled,
      counted: fieldTexts.publish.counted,
      operator: 'gt',
    },
    { value: 'yayinda', label: messages.admin.published, operator: 'lte' },
  ]),
};
