import { Checkbox } from 'antd';
import { lazy, Suspense, use, useState, type ReactNode } from 'react';
import { bulkTexts } from '../../i18n/lists';
import { PHONE, useMediaQuery } from '../../lib/browser/use-media-query';
import cardStyles from './cards.module.css';
import { SortableElementsContext, type RowColumn, type RowListProps } from './row-columns';
import styles from './table.module.css';
import type { Identified } from './use-selection';

type Table = <Item extends Identified>(props: RowListProps<Item>) => ReactNode;

let loaded: Table | undefined;

/** Lazy, because a phone never shows it. React's `lazy` forgets that the component is generic. */
const LazyTable = lazy(async () => ({ default: await loadTable() })) as Table;

async function loadTable(): Promise<Table> {
  return (loaded = (await import('./row-table')).RowTable);
}

/** Loads the table's code where a table is shown. Otherwise it would suspend, and React keeps a fallback for at least 300 ms. */
export async function prepareRowList(): Promise<void> {
  if (!window.matchMedia(PHONE).matches) await loadTable();
}

export function RowList<Item extends Identified>(props: RowListProps<Item>) {
  const { rows, selection, layout } = props;
  const isPhone = useMediaQuery(PHONE);
  const [RowTable] = useState(() => loaded ?? LazyTable);
  return (
    <>
      {selection && <PageSelect rows={rows} selection={selection} />}
      <Suspense>{isPhone || layout === 'cards' ? <RowCards {...props} /> : <RowTable {...props} />}</Suspense>
    </>
  );
}

type PageProps<Item extends Identified> = Required<Pick<RowListProps<Item>, 'rows' | 'selection'>>;

/** Selects or deselects all rows of the page. It stands above the rows, because cards have no head. */
function PageSelect<Item extends Identified>({ rows, selection }: PageProps<Item>) {
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

function RowCards<Item extends Identified>({ rows, label, isBusy, ...props }: RowListProps<Item>) {
  const Frame = use(SortableElementsContext)?.Card ?? 'li';
  return (
    <ul className={cardStyles.cards} aria-label={label} aria-busy={isBusy}>
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
function Card<Item extends Identified>(props: CardProps<Item>) {
  const { row, columns, titleOf, below, actions, selection } = props;
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
          {shownAs(undefined).map(({ key, title, render, isNamedOnCard, hasLabelOnCard }) => (
            <div key={key}>
              <dt className={isNamedOnCard || hasLabelOnCard ? undefined : 'visually-hidden'}>
                {title}
                {hasLabelOnCard && ': '}
              </dt>
              <dd className={isNamedOnCard ? 'visually-hidden' : undefined}>{render(row)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {actions && <div className={cardStyles.tools}>{actions(row)}</div>}
    </>
  );
}
