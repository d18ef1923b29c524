import { formatTimestamp, isoToIstanbulInput, istanbulInputToIso } from '../../../src/lib/dates/dates';
import { messages } from '../../../src/lib/messages';
import { foldTurkish } from '../../../src/lib/text/turkish';
import { fieldTexts } from '../../i18n/fields';
import { dateFault, isClock, readClock } from '../date/read-date';
import type { CellProps, FieldKind } from '../field-kind';
import { choiceFilter } from '../filters';
import { checkRule } from '../../lib/form-values';
import styles from './publish.module.css';
import { clockOf, NOW, publishState } from '../../lib/publish-state';
import { useNow } from '../../lib/use-now';

function PublishCell({ value }: CellProps<'publish'>) {
  const now = useNow();
  const publishedAt = typeof value === 'string' ? value : null;
  const state = publishState(publishedAt, now);
  return (
    <span className={styles.cell}>
      <span className={styles.state} data-state={state}>
        {messages.admin[state]}
      </span>
      {publishedAt !== null && <span className={styles.date}>{formatTimestamp(publishedAt)}</span>}
    </span>
  );
}

/** 'Taslak', or the state with its date. */
function inWords(value: unknown): string {
  if (typeof value !== 'string') return messages.admin.draft;
  return `${messages.admin[publishState(value, new Date())]}, ${formatTimestamp(value)}`;
}

/** Reads a state as an exported table has it, or a date alone. */
function readState(text: string): string {
  const words = foldTurkish(text.trim());
  if (words === foldTurkish(messages.admin.draft)) return '';
  if (words === foldTurkish(messages.admin.published)) return NOW;
  const clock = readClock(text.replace(/^\D+/, ''));
  return clock === undefined || clock === '' ? text : clock;
}

/** A publication time that is also a state (`publishState`). A new row is a draft; the form's foot changes it. */
export const publishKind: FieldKind<'publish'> = {
  columnTypes: ['timestamp with time zone'],
  Cell: PublishCell,
  place: 'foot',
  explainsItself: true,
  rules: () => [
    checkRule((value: string) =>
      isClock(clockOf(value)) ? undefined : dateFault(value, fieldTexts.date.unreadableClock),
    ),
  ],
  toForm: (value) => (typeof value === 'string' ? isoToIstanbulInput(value) : ''),
  toRow(value) {
    const clock = clockOf(value);
    return clock !== '' && isClock(clock) ? istanbulInputToIso(clock) : null;
  },
  toText: inWords,
  fromText: readState,
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
