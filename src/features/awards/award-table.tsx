import { memo } from 'react';
import { awardTexts } from '../../content/awards';
import { AwardHeading } from './award-heading';
import type { Award, AwardColumn } from './awards';
import styles from './award-table.module.css';
import type { AwardView } from './award-view';

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
