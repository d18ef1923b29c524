import { getDefaultSortOrder } from '@refinedev/antd';
import type { CrudSort } from '@refinedev/core';
import { Table, type CheckboxProps, type TableColumnsType, type TableProps } from 'antd';
import { memo, use, useMemo, type AriaAttributes } from 'react';
import { Link } from 'react-router-dom';
import { FieldCell } from '../../../fields/field';
import { fieldKind, fieldToText } from '../../../fields/form-codec';
import { bulkTexts, rowTexts } from '../../../i18n/lists';
import { texts } from '../../../i18n/texts';
import { useLatestCallback } from '../../../lib/use-latest-callback';
import { LAPTOP, useMediaQuery } from '../../../lib/use-media-query';
import type { Row } from '../../../lib/row';
import { listFields } from '../../../schema/derive-fields';
import type { FieldDeclaration } from '../../../schema/field-types';
import type { ResourceDefinition } from '../../../schema/types';
import type { Selection } from '../../row/use-selection';
import { rowTitle } from '../../row/row-title';
import { editButtonId } from '../../row/use-focus-return';
import { RowActions } from './row-actions';
import { SortableElementsContext, DragHandle } from './drag-handle';
import { LastChange } from './last-changes';
import { RowPath } from './row-path';
import type { RowsProps } from './rows-props';
import styles from './table.module.css';

const MemoizedTable = memo(Table<Row>);
/** list-body.tsx explains an empty list. Only a list that is loading reaches the table without rows. */
const LOCALE = { emptyText: <span /> };
/** Such a word may break anywhere, like an address. If every word could, short ones would break in narrow columns. */
const LONG_WORD = /\S{17}/u;
type TableChange = Parameters<NonNullable<TableProps<Row>['onChange']>>;

/**
 * The list on a desktop. Ant Design renders all cells again whenever the table renders, so the table and what its cells show are
 * memoized. The style sheet keeps the head in view: for `sticky` and `scroll`, Ant Design would measure the columns and render twice.
 */
export function RowTable({ resource, table, rows, selection, order, commands }: RowsProps) {
  const { sorters, tableProps } = table;
  const hasButtons = useMediaQuery(LAPTOP);
  const columns = useMemo(
    () => columnsOf({ resource, order, commands, sorters, hasButtons }),
    [resource, order, commands, sorters, hasButtons],
  );
  const rowSelection = useMemo(() => selectionOf(resource, selection), [resource, selection]);
  // The pages stand below the table. Another order begins at the first of them.
  const change = useLatestCallback((...[, ...changes]: TableChange) =>
    tableProps.onChange?.({ pageSize: table.pageSize }, ...changes),
  );
  const frames = use(SortableElementsContext);
  const components = useMemo(() => (frames ? { body: { row: frames.TableRow } } : {}), [frames]);
  return (
    <MemoizedTable
      className={styles.table ?? ''}
      rowKey="id"
      dataSource={rows}
      columns={columns}
      components={components}
      loading={tableProps.loading ?? false}
      onChange={change}
      pagination={false}
      showSorterTooltip={false}
      locale={LOCALE}
      rowSelection={rowSelection}
    />
  );
}

function selectionOf(resource: ResourceDefinition, selection: Selection): TableProps<Row>['rowSelection'] {
  return {
    selectedRowKeys: selection.rows.map(({ id }) => id),
    onSelect: (row, isChosen) => selection.set([row], isChosen),
    onSelectMultiple: (isChosen, _, rowsBetween) => selection.set(rowsBetween, isChosen),
    hideSelectAll: true,
    columnTitle: <span className={styles.hidden}>{bulkTexts.selectColumn}</span>,
    getCheckboxProps: (row) => nameOfChoice(rowTitle(resource, row)),
  };
}

type ColumnsProps = Pick<RowsProps, 'resource' | 'order' | 'commands'> & {
  readonly sorters: CrudSort[];
  readonly hasButtons: boolean;
};

function columnsOf({ resource, sorters, order, commands, hasButtons }: ColumnsProps): TableColumnsType<Row> {
  const fields = listFields(resource).map((field): TableColumnsType<Row>[number] => {
    const common = { key: field.name, dataIndex: field.name, title: field.heading ?? field.label };
    const sorting = fieldKind(field.kind).sort && {
      sorter: true,
      sortOrder: getDefaultSortOrder(field.name, sorters) ?? null,
    };
    if (field.name !== resource.titleField) {
      return {
        ...common,
        ...sorting,
        render: (value: unknown) => <ValueCell field={field} value={value} />,
      };
    }
    return {
      ...common,
      ...sorting,
      render: (_, row) => <TitleCell {...{ resource, row, commands, hasButtons }} />,
    };
  });
  const handle: TableColumnsType<Row>[number] = {
    key: 'order',
    className: styles.narrow ?? '',
    title: <span className={styles.hidden}>{rowTexts.orderColumn}</span>,
    render: (_, row) => <DragHandle title={rowTitle(resource, row)} isMovable={order?.isMovable === true} />,
  };
  return [
    ...(order ? [handle] : []),
    ...fields,
    {
      key: 'actions',
      title: <span className={styles.hidden}>{texts.list.actions}</span>,
      render: (_, row) => <RowActions {...{ resource, row, commands, order }} isMenuOnly={!hasButtons} />,
    },
  ];
}

interface ValueCellProps {
  readonly field: FieldDeclaration;
  readonly value: unknown;
}

const ValueCell = memo(function ValueCell({ field, value }: ValueCellProps) {
  const hasLongWord = LONG_WORD.test(fieldToText(field, value));
  return (
    <div className={hasLongWord ? styles.breakable : styles.value}>
      <FieldCell field={field} value={value} />
    </div>
  );
});

type TitleCellProps = Pick<ColumnsProps, 'resource' | 'commands' | 'hasButtons'> & { readonly row: Row };

const TitleCell = memo(function TitleCell({ resource, row, commands, hasButtons }: TitleCellProps) {
  return (
    <>
      <Link
        className={styles.title}
        to={commands.formOf(row)}
        {...(!hasButtons && { id: editButtonId(resource, row.id) })}
      >
        {rowTitle(resource, row)}
      </Link>
      <RowPath resource={resource} row={row} />
      <LastChange id={row.id} />
    </>
  );
});

/** Ant Design passes ARIA attributes to the checkbox, although its types do not name them. */
function nameOfChoice(title: string): CheckboxProps & AriaAttributes {
  return { 'aria-label': bulkTexts.selectRow(title) };
}
