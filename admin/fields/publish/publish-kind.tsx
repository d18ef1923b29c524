import { formatTimestamp, isoToIstanbulInput, istanbulInputToIso } from '../../../src/lib/dates/dates';
import { messages } from '../../../src/lib/messages';
import { fieldTexts } from '../../i18n/fields';
import { clockRule, isClock } from '../date/read-date';
import type { CellProps, FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { choiceFilter } from '../filters';
import styles from './publish.module.css';
import { publishState } from '../../lib/publish-state';

declare module '../../schema/field-types' {
  interface Kinds {
    publish: { options: object; column: string | null; form: string };
  }
}

function PublishCell({ value }: CellProps<'publish'>) {
  const publishedAt = typeof value === 'string' ? value : null;
  const state = publishState(publishedAt, new Date());
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
  const publishedAt = typeof value === 'string' ? value : null;
  const state = messages.admin[publishState(publishedAt, new Date())];
  return publishedAt === null ? state : `${state}, ${formatTimestamp(publishedAt)}`;
}

/**
 * A publication time that is also a state: none is a draft, a future one scheduled, a past one published. The
 * filter matches `publishState`.
 */
export const publishKind: FieldKind<'publish'> = {
  Cell: PublishCell,
  Input: lazyComponent(async () => (await import('./publish-input')).PublishInput),
  place: 'aside',
  rules: () => [clockRule],
  toForm: (value) => (typeof value === 'string' ? isoToIstanbulInput(value) : ''),
  toRow: (value) => (value !== '' && isClock(value) ? istanbulInputToIso(value) : null),
  toText: inWords,
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
