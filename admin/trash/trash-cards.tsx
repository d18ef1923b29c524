import { Checkbox } from 'antd';
import { bulkTexts } from '../i18n/lists';
import { trashTexts } from '../i18n/history';
import { Deletion, Refusal, Section, titleOf } from './deleted-row';
import { TrashActions } from './trash-actions';
import type { TrashRowsProps } from './trash-table';
import styles from './trash.module.css';

/** The trash on a phone. */
export function TrashCards({ rows, selection, commands }: TrashRowsProps) {
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.id} className={styles.card}>
          <Checkbox
            className={styles.choice}
            aria-label={bulkTexts.selectRow(titleOf(row))}
            checked={selection.has(row)}
            onChange={({ target }) => selection.set([row], target.checked)}
          />
          <div className={styles.body}>
            <h2 className={styles.title}>{titleOf(row)}</h2>
            <p>
              <Section row={row} /> · {trashTexts.daysLeft(row.daysLeft)}
            </p>
            <p>
              <Deletion row={row} />
            </p>
            <Refusal row={row} reason={commands.refusalOf(row)} />
            <TrashActions row={row} commands={commands} />
          </div>
        </li>
      ))}
    </ul>
  );
}
