import { Link } from 'react-router-dom';
import { awardTexts } from '../../content/awards';
import { Icon } from '../../ui/icon/icon';
import type { AwardColumn } from './awards';
import styles from './award-table.module.css';
import { nextSort, ROWS_AT_ONCE, viewSearch, type AwardView } from './award-view';

/** A sortable column heading. Clicks switch from ascending to descending to the list's own order. */
export function AwardHeading({ column, view }: { column: AwardColumn; view: AwardView }) {
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
