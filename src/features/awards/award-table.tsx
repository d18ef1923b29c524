import { memo } from 'react';
import { awardTexts } from '../../content/awards';
import type { Award, AwardColumn } from './awards';
import styles from './award-table.module.css';
import { type AwardView, nextSort, ROWS_AT_ONCE, viewSearch } from './award-view';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon/icon';

/** A browser's translator must leave names as they are. */
const NAMES = new Set<AwardColumn>(['firstName', 'lastName', 'ndsSurname']);

interface AwardRowsProps {
  awards: readonly Award[];
  columns: readonly AwardColumn[];
}

/** The table of wide screens, and of paper. */
export function AwardTable({ awards, columns, view }: AwardRowsProps & { view: AwardView }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{awardTexts.table}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <AwardHeading key={column} column={column} view={view} />
          ))}
        </tr>
      </thead>
      <AwardRows awards={awards} columns={columns} />
    </table>
  );
}

/** Memoized: it renders again only when the awards change, not on each keystroke. */
const AwardRows = memo(function AwardRows({ awards, columns }: AwardRowsProps) {
  return (
    <tbody className={styles.rows}>
      {awards.map((award, position) => (
        <tr key={position} className={styles.row}>
          {columns.map((column) => (
            <td key={column} className={styles.cell} translate={NAMES.has(column) ? 'no' : undefined}>
              {award[column]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
});

/** A sortable column heading. Clicks switch from ascending to descending to the list's own order. */
function AwardHeading({ column, view }: { column: AwardColumn; view: AwardView }) {
  const direction = directionOf(column, view);
  const search = viewSearch({ ...view, sort: nextSort(view.sort, column), limit: ROWS_AT_ONCE });
  return (
    <th className={styles.heading} scope="col" aria-sort={direction}>
      <Link
        className={styles.sort}
        to={{ search }}
        replace
        preventScrollReset
        rel="nofollow"
        data-direction={direction}
      >
        <span>{awardTexts.columns[column]}</span>
        <Icon name="chevronDown" />
      </Link>
    </th>
  );
}

function directionOf(column: AwardColumn, { sort }: AwardView): 'ascending' | 'descending' | undefined {
  if (sort?.column !== column) return undefined;
  return sort.isDescending ? 'descending' : 'ascending';
}
