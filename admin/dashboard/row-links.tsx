import { Link } from 'react-router-dom';
import type { RowLink } from '../screens/row/row-title';
import styles from './dashboard.module.css';

interface RowLinksProps {
  /** `notes` are small words beside the title, such as the resource and the date. */
  readonly rows: readonly (RowLink & { readonly notes?: readonly string[] })[];
  /** The sentence in place of no rows. */
  readonly empty?: string;
}

/** Rows as links to their forms. */
export function RowLinks({ rows, empty }: RowLinksProps) {
  if (rows.length === 0 && empty !== undefined) return <p className={styles.quiet}>{empty}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map(({ title, to, notes = [] }, index) => (
        <li key={`${index} ${to}`}>
          <Link to={to}>{title}</Link>
          <span className={styles.notes}>{notes.join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
