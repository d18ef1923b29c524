import { Checkbox, Table, type CheckboxProps, type TableColumnType, type TableProps } from 'antd';
import {
  createContext,
  use,
  type AriaAttributes,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { bulkTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import { PHONE, useMediaQuery } from '../../lib/use-media-query';
import cardStyles from './cards.module.css';
import styles from './table.module.css';
import type { Selection } from './use-selection';

interface Identified {
  readonly id: number;
}

/** A column of the table. On a card it is one of the values below the title. */
export interface RowColumn<Item> extends Pick<TableColumnType<Item>, 'sorter' | 'sortOrder' | 'className'> {
  readonly key: string;
  readonly title: ReactNode;
  readonly render: (row: Item) => ReactNode;
  /** Where a card shows the value, below its title unless said otherwise. */
  readonly onCard?: 'title' | 'picture' | 'none';
  /** Whether a card shows the name of the column in place of the value. */
  readonly isNamedOnCard?: boolean;
  /** Whether a row has a value. A card leaves out what is empty. */
  readonly isFilled?: (row: Item) => boolean;
}

export interface RowListProps<Item extends Identified> {
  readonly rows: readonly Item[];
  readonly columns: readonly RowColumn<Item>[];
  /** The name of a row, for its checkbox. */
  readonly titleOf: (row: Item) => string;
  /** What stands below the title in the table and on the card. */
  readonly below?: (row: Item) => ReactNode;
  readonly actions?: (row: Item) => ReactNode;
  /** Left out where rows cannot be selected. */
  readonly selection?: Selection<Item>;
  readonly isBusy?: boolean;
  readonly onChange?: TableProps<Item>['onChange'];
}

/** The wrapper elements of sortable rows. Ant Design passes a row's key as `data-row-key`. */
export interface SortableElements {
  readonly TableRow: ComponentType<ComponentProps<'tr'> & { readonly 'data-row-key'?: number }>;
  readonly Card: ComponentType<ComponentProps<'li'> & { readonly 'data-row-key': number }>;
}

/** Null where rows are not ordered by hand. */
export const SortableElementsContext = createContext<SortableElements | null>(null);

/** Rows as a table, and as cards on a phone. */
export function RowList<Item extends Identified>(props: RowListProps<Item>) {
  const { rows, selection } = props;
  const isPhone = useMediaQuery(PHONE);
  return (
    <>
      {selection && <PageSelect rows={rows} selection={selection} />}
      {isPhone ? <RowCards {...props} /> : <RowTable {...props} />}
    </>
  );
}

/** Selects or deselects all rows of the page. It stands above the rows, because cards have no head. */
function PageSelect<Item extends Identified>({
  rows,
  selection,
}: Required<Pick<RowListProps<Item>, 'rows' | 'selection'>>) {
  const chosen = rows.filter((row) => selection.has(row)).length;
  return (
    <div className={styles.page}>
      <Checkbox
        checked={chosen > 0 && chosen === rows.length}
        indeterminate={chosen > 0 && chosen < rows.length}
        disabled={rows.length === 0}
        onChange={({ target }) => selection.set(rows, target.checked)}
      >
        {bulkTexts.selectPage}
      </Checkbox>
    </div>
  );
}

/** The style sheet keeps the head in view: for `sticky` and `scroll`, Ant Design would make it a table of its own. */
function RowTable<Item extends Identified>(props: RowListProps<Item>) {
  const { rows, columns, titleOf, below, actions, selection, isBusy = false, onChange } = props;
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
      {...(selection && { rowSelection: rowSelection(selection, titleOf) })}
    />
  );
}

function rowSelection<Item extends Identified>(
  selection: Selection<Item>,
  titleOf: RowListProps<Item>['titleOf'],
): TableProps<Item>['rowSelection'] {
  return {
    selectedRowKeys: selection.rows.map(({ id }) => id),
    onSelect: (row, isChosen) => selection.set([row], isChosen),
    onSelectMultiple: (isChosen, _, rowsBetween) => selection.set(rowsBetween, isChosen),
    hideSelectAll: true,
    columnTitle: <span className="visually-hidden">{bulkTexts.selectColumn}</span>,
    getCheckboxProps: (row) => nameOfChoice(titleOf(row)),
  };
}

/** Ant Design passes ARIA attributes to the checkbox, although its types do not name them. */
function nameOfChoice(title: string): CheckboxProps & AriaAttributes {
  return { 'aria-label': bulkTexts.selectRow(title) };
}

function RowCards<Item extends Identified>({ rows, isBusy, ...props }: RowListProps<Item>) {
  const Frame = use(SortableElementsContext)?.Card ?? 'li';
  return (
    <ul className={cardStyles.cards} aria-busy={isBusy}>
      {rows.map((row) => (
        <Frame key={row.id} data-row-key={row.id} className={cardStyles.card}>
          <Card {...props} row={row} />
        </Frame>
      ))}
    </ul>
  );
}

type CardProps<Item extends Identified> = Omit<RowListProps<Item>, 'rows'> & { readonly row: Item };

/** Most values explain themselves. */
function Card<Item extends Identified>({
  row,
  columns,
  titleOf,
  below,
  actions,
  selection,
}: CardProps<Item>) {
  const shownAs = (place: RowColumn<Item>['onCard']) =>
    columns.filter(({ onCard, isFilled }) => onCard === place && isFilled?.(row) !== false);
  return (
    <>
      {selection && (
        <Checkbox
          className={cardStyles.choice}
          aria-label={bulkTexts.selectRow(titleOf(row))}
          checked={selection.has(row)}
          onChange={({ target }) => selection.set([row], target.checked)}
        />
      )}
      {shownAs('picture').map(({ render }) => render(row))}
      <div className={cardStyles.body}>
        <h2 className={cardStyles.title}>{shownAs('title').map(({ render }) => render(row))}</h2>
        {below?.(row)}
        <dl className={cardStyles.details}>
          {shownAs(undefined).map(({ key, title, render, isNamedOnCard }) => (
            <div key={key}>
              <dt className={isNamedOnCard ? undefined : 'visually-hidden'}>{title}</dt>
              <dd className={isNamedOnCard ? 'visually-hidden' : undefined}>{render(row)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {actions && <div className={cardStyles.tools}>{actions(row)}</div>}
    </>
  );
}
