import { FieldCell } from '../../../fields/field-cell';
import { rowTexts } from '../../../i18n/lists';
import { texts } from '../../../i18n/texts';
import { listFields } from '../../../schema/derive-fields';
import type { RowsProps } from './rows-props';
import { RowActions } from './row-actions';
import { ColumnHead } from './column-head';
import { RowFrame } from './row-frame';
import { RowHandle } from './row-handle';
import { RowPath } from './row-path';
import { PageSelect, RowSelect } from './row-select';
import styles from './table.module.css';
import { rowTitle } from '../../row-title';

/**
 * The rows for a desk. The platform's own table: Ant Design's brings trees, menus and a second set of boxes to tick for
 * filters that stand above the list here, which is more than the rest of the list together.
 */
export function RowTable({ resource, list, rows, selection, order, commands }: RowsProps) {
  const fields = listFields(resource);
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {order && <HiddenHead words={rowTexts.orderColumn} />}
            <th scope="col" className={styles.narrow}>
              <PageSelect rows={rows} selection={selection} />
            </th>
            {fields.map((field) => (
              <ColumnHead
                key={field.name}
                field={field}
                sort={list.state.sort}
                onSort={(sort) => list.change({ sort })}
              />
            ))}
            <HiddenHead words={texts.list.actions} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RowFrame key={row.id} as="tr" id={row.id}>
              {order && (
                <td className={styles.narrow}>
                  <RowHandle title={rowTitle(resource, row)} isMovable={order.isMovable} />
                </td>
              )}
              <td className={styles.narrow}>
                <RowSelect title={rowTitle(resource, row)} row={row} selection={selection} />
              </td>
              {fields.map((field) => (
                <td key={field.name}>
                  {field.name === resource.titleField ? (
                    <>
                      <button
                        type="button"
                        className={styles.title}
                        onPointerDown={() => commands.press(row)}
                        onClick={() => commands.edit(row)}
                      >
                        {rowTitle(resource, row)}
                      </button>
                      <RowPath resource={resource} row={row} />
                    </>
                  ) : (
                    <div className={styles.value}>
                      <FieldCell field={field} value={row[field.name]} />
                    </div>
                  )}
                </td>
              ))}
              <td className={styles.pinned}>
                <RowActions resource={resource} row={row} commands={commands} order={order} />
              </td>
            </RowFrame>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HiddenHead({ words }: { readonly words: string }) {
  return (
    <th scope="col">
      <span className={styles.hidden}>{words}</span>
    </th>
  );
}
