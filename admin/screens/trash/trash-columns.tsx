import { FolderOutlined } from '@ant-design/icons';
import { formatTimestamp } from '../../../src/lib/dates/dates';
import { resourceIcons } from '../resource-icons';
import type { RowColumn } from '../rows/row-columns';
import { historyTexts } from '../../i18n/history';
import { texts } from '../../i18n/texts';
import { trashTexts } from '../../i18n/history';
import { formatRelativeTime } from '../../lib/relative-time';
import type { DeletedRow } from '../../data/history';
import { resources } from '../../resources/index';
import type { ResourceDefinition } from '../../schema/types';
import styles from './trash.module.css';

/** The title of a deleted row in the words of lists. */
export function titleOf({ title }: DeletedRow): string {
  return title ?? texts.list.untitled;
}

/** The declaration of a deleted row; undefined when its resource is declared no more. */
export function declarationOf({ resource }: DeletedRow): ResourceDefinition | undefined {
  return resources.find(({ table }) => table === resource);
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

const { columns: heads } = trashTexts;

/** What the trash shows of each row. */
export const trashColumns: readonly RowColumn<DeletedRow>[] = [
  { key: 'title', title: heads.title, onCard: 'title', render: titleOf },
  { key: 'section', title: heads.section, render: (row) => <Section row={row} /> },
  { key: 'deleted', title: heads.deleted, render: (row) => <Deletion row={row} /> },
  { key: 'left', title: heads.left, render: ({ daysLeft }) => trashTexts.daysLeft(daysLeft) },
];
