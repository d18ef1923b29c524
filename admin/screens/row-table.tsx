import { Table, type TableColumnType } from 'antd';
import type { HTMLAttributes } from 'react';
import { FieldCell } from '../fields/field-cell';
import { fieldKind } from '../fields/form-codec';
import type { Row } from '../hooks/row';
import { rowTexts } from '../i18n/lists';
import { texts } from '../i18n/texts';
import { listFields } from '../schema/derive-fields';
import type { Sort } from '../schema/types';
import type { RowsProps } from './list-body';
import { RowActions } from './row-actions';
import { HandleContext, RowHandle, useMovableRow } from './row-handle';
import { RowPath } from './row-path';
import { PageSelect, RowSelect } from './row-select';
import { rowTitle } from './row-title';
import styles from './resource-screen.module.css';

const SORT_WORDS = { asc: 'ascend', desc: 'descend' } as const;

export function RowTable({ resource, list, rows, selection, order, commands }: RowsProps) {
  const { sort } = list.state;
  const handle: TableColumnType<Row> = {
    key: 'handle',
    title: <span className={styles.hidden}>{rowTexts.orderColumn}</span>,
    className: styles.narrow ?? '',
    render: (_, row) => <RowHandle title={rowTitle(resource, row)} isMovable={order?.isMovable === true} />,
  };
  const select: TableColumnType<Row> = {
    key: 'select',
    title: <PageSelect rows={rows} selection={selection} />,
    className: styles.narrow ?? '',
    render: (_, row) => <RowSelect title={rowTitle(resource, row)} row={row} selection={selection} />,
  };
  const columns: TableColumnType<Row>[] = listFields(resource).map((field) => ({
    key: field.name,
    title: field.label,
    sorter: fieldKind(field.kind).isSortable,
    sortOrder: sort?.by === field.name ? SORT_WORDS[sort.order] : null,
    render: (_, row) =>
      field.name === resource.titleField ? (
        <>
          <button type="button" className={styles.rowTitle} onClick={() => commands.edit(row)}>
            {rowTitle(resource, row)}
          </button>
          <RowPath resource={resource} row={row} />
        </>
      ) : (
        <div className={styles.value}>
          <FieldCell field={field} value={row[field.name]} />
        </div>
      ),
  }));
  const actions: TableColumnType<Row> = {
    key: 'actions',
    title: <span className={styles.hidden}>{texts.list.actions}</span>,
    align: 'end',
    onCell: () => ({ className: styles.pinned ?? '' }),
    render: (_, row) => <RowActions resource={resource} row={row} commands={commands} order={order} />,
  };

  // Not the table's own scrolling: that draws a hidden second head, with a second box to tick.
  return (
    <div className={styles.scroller}>
      <Table<Row>
        rowKey="id"
        columns={[...(order ? [handle] : []), select, ...columns, actions]}
        dataSource={[...rows]}
        loading={list.isFetching && !order}
        pagination={false}
        size="middle"
        showSorterTooltip={false}
        {...(order && { components: { body: { row: MovableTableRow } } })}
        onChange={(_, __, sorter, { action }) => {
          if (action === 'sort' && !Array.isArray(sorter))
            list.change({ sort: chosenSort(sorter.columnKey, sorter.order) });
        }}
      />
    </div>
  );
}

interface TableRowProps extends HTMLAttributes<HTMLTableRowElement> {
  readonly 'data-row-key'?: number;
}

function MovableTableRow(props: TableRowProps) {
  const { handle, row } = useMovableRow(props['data-row-key'] ?? 0);
  return (
    <HandleContext value={handle}>
      <tr {...props} {...row} />
    </HandleContext>
  );
}

/** The table's third click asks for no column's order: the declared one. */
function chosenSort(column: unknown, order: 'ascend' | 'descend' | null | undefined): Sort | null {
  if (typeof column !== 'string' || !order) return null;
  return { by: column, order: order === 'ascend' ? 'asc' : 'desc' };
}
