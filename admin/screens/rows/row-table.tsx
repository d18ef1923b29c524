import { Table, type CheckboxProps } from 'antd';
import { use, type AriaAttributes } from 'react';
import { bulkTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import { SortableElementsContext, type RowListProps } from './row-columns';
import styles from './table.module.css';
import type { Identified } from './use-selection';

/** The style sheet keeps the head in view: for `sticky` and `scroll`, Ant Design would make it a table of its own. */
export function RowTable<Item extends Identified>(props: RowListProps<Item>) {
  const { label, rows, columns, titleOf, below, actions, selection, isBusy = false, onChange } = props;
  const frames = use(SortableElementsContext);
  const shown = columns.map(({ key, title, render, sorter, sortOrder, className, onCard }) => ({
    key,
    title,
    ...(sorter !== undefined && { sorter, sortOrder }),
    ...(className !== undefined && { className }),
    render: (_: unknown, row: Item) =>
      onCard === 'title' ? (
        <>
          <div className={styles.title}>{render(row)}</div>
          {below?.(row)}
        </>
      ) : (
        render(row)
      ),
  }));
  const last = {
    key: 'actions',
    title: <span className="visually-hidden">{texts.list.actions}</span>,
    render: (_: unknown, row: Item) => actions?.(row),
  };
  return (
    <Table<Item>
      className={styles.table ?? ''}
      aria-label={label}
      rowKey="id"
      dataSource={rows}
      columns={actions ? [...shown, last] : shown}
      components={frames ? { body: { row: frames.TableRow } } : {}}
      loading={isBusy}
      {...(onChange && { onChange })}
      pagination={false}
      showSorterTooltip={false}
      // Whoever shows rows explains that there are none.
      locale={{ emptyText: <span /> }}
      {...(selection && {
        rowSelection: {
          selectedRowKeys: selection.rows.map(({ id }) => id),
          onSelect: (row, isChosen) => selection.set([row], isChosen),
          // oxlint-disable-next-line typescript/no-deprecated -- `onChange` does not say which rows changed
          onSelectMultiple: (isChosen, _, rowsBetween) => selection.set(rowsBetween, isChosen),
          hideSelectAll: true,
          columnTitle: <span className="visually-hidden">{bulkTexts.selectColumn}</span>,
          // Ant Design passes ARIA attributes to the checkbox, although its types do not name them.
          getCheckboxProps: (row): CheckboxProps & AriaAttributes => ({
            'aria-label': bulkTexts.selectRow(titleOf(row)),
          }),
        },
      })}
    />
  );
}
