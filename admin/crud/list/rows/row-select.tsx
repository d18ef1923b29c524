import type { Row } from '../../../lib/row';
import { bulkTexts } from '../../../i18n/lists';
import type { Selection } from '../selection';
import styles from './row-select.module.css';

interface RowSelectProps {
  readonly title: string;
  readonly row: Row;
  readonly selection: Selection;
}

export function RowSelect({ title, row, selection }: RowSelectProps) {
  return (
    <Choice
      words={bulkTexts.selectRow(title)}
      isTicked={selection.has(row)}
      onTick={(isTicked) => selection.set([row], isTicked)}
    />
  );
}

interface PageSelectProps {
  readonly rows: readonly Row[];
  readonly selection: Selection;
  /** Shown beside the box where no table head explains it. */
  readonly isLabelled?: boolean;
}

/** Ticks every row in sight, or none of them. */
export function PageSelect({ rows, selection, isLabelled = false }: PageSelectProps) {
  const count = rows.filter((row) => selection.has(row)).length;
  return (
    <Choice
      words={bulkTexts.selectPage}
      isLabelled={isLabelled}
      isTicked={count > 0 && count === rows.length}
      isPartly={count > 0 && count < rows.length}
      onTick={(isTicked) => selection.set(rows, isTicked)}
    />
  );
}

interface ChoiceProps {
  readonly words: string;
  /** The words are seen, not only read aloud. */
  readonly isLabelled?: boolean;
  readonly isTicked: boolean;
  readonly isPartly?: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** The platform's own box: a list has one for each row, and Ant Design's takes as long to draw as the rest of a row. */
function Choice({ words, isLabelled = false, isTicked, isPartly = false, onTick }: ChoiceProps) {
  return (
    <label className={isLabelled ? styles.choice : `${styles.choice} ${styles.alone}`}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={isLabelled ? undefined : words}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
      {isLabelled && words}
    </label>
  );
}
