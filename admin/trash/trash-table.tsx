import { Table, type CheckboxProps, type TableColumnsType } from 'antd';
import type { AriaAttributes } from 'react';
import type { Selection } from '../crud/row/use-selection';
import { bulkTexts } from '../i18n/lists';
import { texts } from '../i18n/texts';
import { trashTexts } from '../i18n/history';
import type { DeletedRow } from '../providers/history';
import { Deletion, Refusal, Section, titleOf, type TrashCommands } from './deleted-row';
import { TrashActions } from './trash-actions';
import styles from './trash.module.css';

export interface TrashRowsProps {
  readonly rows: readonly DeletedRow[];
  readonly selection: Selection<DeletedRow>;
  readonly commands: TrashCommands;
}

/** The trash on a desktop. */
export function TrashTable({ rows, selection, commands }: TrashRowsProps) {
  return (
    <Table<DeletedRow>
      rowKey="id"
      dataSource={rows}
      columns={columnsOf(commands)}
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowSelection={{
        selectedRowKeys: selection.rows.map(({ id }) => id),
        onSelect: (row, isChosen) => selection.set([row], isChosen),
        onSelectMultiple: (isChosen, _, rowsBetween) => selection.set(rowsBetween, isChosen),
        hideSelectAll: true,
        columnTitle: <span className={styles.hidden}>{bulkTexts.selectColumn}</span>,
        getCheckboxProps: (row) => nameOfChoice(titleOf(row)),
      }}
    />
  );
}

function columnsOf(commands: TrashCommands): TableColumnsType<DeletedRow> {
  const { columns } = trashTexts;
  return [
    {
      key: 'title',
      title: columns.title,
      render: (_, row) => (
        <div className={styles.name}>
          <span className={styles.title}>{titleOf(row)}</span>
          <Refusal row={row} reason={commands.refusalOf(row)} />
        </div>
      ),
    },
    { key: 'section', title: columns.section, render: (_, row) => <Section row={row} /> },
    { key: 'deleted', title: columns.deleted, render: (_, row) => <Deletion row={row} /> },
    { key: 'left', title: columns.left, render: (_, { daysLeft }) => trashTexts.daysLeft(daysLeft) },
    {
      key: 'actions',
      fixed: 'right',
      title: <span className={styles.hidden}>{texts.list.actions}</span>,
      render: (_, row) => <TrashActions row={row} commands={commands} />,
    },
  ];
}

/** Ant Design passes ARIA attributes to the checkbox, although its types do not name them. */
function nameOfChoice(title: string): CheckboxProps & AriaAttributes {
  return { 'aria-label': bulkTexts.selectRow(title) };
}
