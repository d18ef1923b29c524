import { Link } from 'react-router-dom';
import type { RowLink } from '../crud/row/row-title';
import styles from './row-links.module.css';

export interface ListedRow extends RowLink {
  /** Small words beside the title, such as the resource and the date. */
  readonly notes: readonly string[];
}

/** Rows as links to their forms. */
export function RowLinks({ rows }: { rows: readonly ListedRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ title, to, notes }, index) => (
        <li key={`${index} ${to}`}>
          <Link to={to}>{title}</Link>
          <span className={styles.notes}>{notes.join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
