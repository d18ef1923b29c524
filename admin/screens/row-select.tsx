import { Checkbox } from 'antd';
import type { Row } from '../hooks/row';
import { bulkTexts } from '../i18n/lists';
import type { Selection } from './list-selection';

interface RowSelectProps {
  readonly title: string;
  readonly row: Row;
  readonly selection: Selection;
}

export function RowSelect({ title, row, selection }: RowSelectProps) {
  return (
    <Checkbox
      aria-label={bulkTexts.selectRow(title)}
      checked={selection.has(row)}
      onChange={({ target }) => selection.set([row], target.checked)}
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
    <Checkbox
      aria-label={isLabelled ? undefined : bulkTexts.selectPage}
      checked={count > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={({ target }) => selection.set(rows, target.checked)}
    >
      {isLabelled && bulkTexts.selectPage}
    </Checkbox>
  );
}
