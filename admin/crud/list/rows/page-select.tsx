import { Checkbox } from 'antd';
import { bulkTexts } from '../../../i18n/lists';
import type { RowsProps } from './rows-props';

/**
 * Selects or deselects all rows of the page. It stands above the table, because Ant Design renders the table
 * head a second time to measure its columns. That copy is hidden from screen readers, but the keyboard would
 * stop in it.
 */
export function PageSelect({ rows, selection }: Pick<RowsProps, 'rows' | 'selection'>) {
  const chosen = rows.filter((row) => selection.has(row)).length;
  return (
    <Checkbox
      checked={chosen > 0 && chosen === rows.length}
      indeterminate={chosen > 0 && chosen < rows.length}
      disabled={rows.length === 0}
      onChange={({ target }) => selection.set(rows, target.checked)}
    >
      {bulkTexts.selectPage}
    </Checkbox>
  );
}
