import { memo } from 'react';
import { awardTexts } from '../../content/awards';
import { AwardHeading } from './award-heading';
import { AWARD_COLUMNS, type Award } from './awards';
import styles from './award-table.module.css';
import type { AwardView } from './award-view';

/** A table on wide screens. On phones each row is a list of labelled lines. */
export function AwardTable({ awards, view }: { awards: readonly Award[]; view: AwardView }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{awardTexts.table}</caption>
      <thead className={styles.head}>
        <tr>
          {AWARD_COLUMNS.map((column) => (
            <AwardHeading key={column} column={column} view={view} />
          ))}
        </tr>
      </thead>
      <AwardRows awards={awards} />
    </table>
  );
}

/** Memoized: it renders again only when the awards change, not on each keystroke. */
const AwardRows = memo(function AwardRows({ awards }: { awards: readonly Award[] }) {
  return (
    <tbody className={styles.rows}>
      {awards.map((award, position) => (
        <tr key={position} className={styles.row}>
          {AWARD_COLUMNS.map((column) => (
            <td key={column} className={styles.cell} data-label={awardTexts.columns[column]}>
              {award[column]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
});
