import { Table, type TableColumnType } from 'antd';
import { FieldCell } from '../fields/field-cell';
import { fieldKind } from '../fields/form-codec';
import type { Row } from '../hooks/row';
import { texts } from '../i18n/texts';
import { listFields } from '../schema/derive-fields';
import type { Sort } from '../schema/types';
import type { RowsProps } from './list-body';
import { RowActions } from './row-actions';
import { rowTitle } from './row-title';
import styles from './resource-screen.module.css';

const SORT_WORDS = { asc: 'ascend', desc: 'descend' } as const;

export function RowTable({ resource, list, onEdit, onDelete }: RowsProps) {
  const { sort } = list.state;
  const columns: TableColumnType<Row>[] = listFields(resource).map((field) => ({
    key: field.name,
    title: field.label,
    sorter: fieldKind(field.kind).isSortable,
    sortOrder: sort?.by === field.name ? SORT_WORDS[sort.order] : null,
    render: (_, row) =>
      field.name === resource.titleField ? (
        <button type="button" className={styles.rowTitle} onClick={() => onEdit(row)}>
          {rowTitle(resource, row)}
        </button>
      ) : (
        <FieldCell field={field} value={row[field.name]} />
      ),
  }));
  const actions: TableColumnType<Row> = {
    key: 'actions',
    title: <span className={styles.hidden}>{texts.list.actions}</span>,
    align: 'end',
    render: (_, row) => <RowActions resource={resource} row={row} onEdit={onEdit} onDelete={onDelete} />,
  };

  return (
    <Table<Row>
      rowKey="id"
      columns={[...columns, actions]}
      dataSource={[...(list.rows ?? [])]}
      loading={list.isFetching}
      pagination={false}
      size="middle"
      scroll={{ x: 'max-content' }}
      showSorterTooltip={false}
      onChange={(_, __, sorter, { action }) => {
        if (action === 'sort' && !Array.isArray(sorter))
          list.change({ sort: chosenSort(sorter.columnKey, sorter.order) });
      }}
    />
  );
}

/** The table's third click asks for no column's order: the declared one. */
function chosenSort(column: unknown, order: 'ascend' | 'descend' | null | undefined): Sort | null {
  if (typeof column !== 'string' || !order) return null;
  return { by: column, order: order === 'ascend' ? 'asc' : 'desc' };
}
