import { FolderOutlined } from '@ant-design/icons';
import { formatTimestamp } from '../../src/lib/dates/dates';
import { resourceIcons } from '../crud/resource-icons';
import { historyTexts, trashTexts } from '../i18n/history';
import { texts } from '../i18n/texts';
import { formatRelativeTime } from '../lib/relative-time';
import type { DeletedRow } from '../providers/history';
import { resources } from '../resources/index';
import type { ResourceDefinition } from '../schema/types';
import styles from './trash.module.css';

/** What the table and the cards can do with a deleted row. */
export interface TrashCommands {
  readonly restore: (row: DeletedRow) => void;
  readonly show: (row: DeletedRow) => void;
  readonly isRestoring: (row: DeletedRow) => boolean;
  readonly refusalOf: (row: DeletedRow) => string | undefined;
}

/** The title of a deleted row in the words of lists. */
export function titleOf({ title }: DeletedRow): string {
  return title ?? texts.list.untitled;
}

/** The declaration of a deleted row; undefined when its resource is declared no more. */
export function declarationOf({ resource }: DeletedRow): ResourceDefinition | undefined {
  return resources.find(({ table }) => table === resource);
}

/** The DOM id of the button that restores a row. */
export function restoreButtonId({ id }: DeletedRow): string {
  return `restore-${id}`;
}

/** The DOM id of the sentence that says why a row was not restored. */
export function refusalId({ id }: DeletedRow): string {
  return `refusal-${id}`;
}

interface RowProps {
  readonly row: DeletedRow;
}

/** The name of the resource with its icon, as in the menu. */
export function Section({ row }: RowProps) {
  const resource = declarationOf(row);
  const Icon = resource ? resourceIcons[resource.icon] : FolderOutlined;
  return (
    <span className={styles.section}>
      <Icon aria-hidden />
      {resource?.labels.one ?? row.resource}
    </span>
  );
}

/** 'Ayşe Demir, 3 dakika önce' */
export function Deletion({ row: { person, at } }: RowProps) {
  return (
    <time dateTime={at} title={formatTimestamp(at)}>
      {historyTexts.byAndWhen(person ?? historyTexts.nobody, formatRelativeTime(at))}
    </time>
  );
}

/** Why the row was not restored. */
export function Refusal({ row, reason }: RowProps & { readonly reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <p id={refusalId(row)} className={styles.refusal}>
      {trashTexts.refused(reason)}
    </p>
  );
}
