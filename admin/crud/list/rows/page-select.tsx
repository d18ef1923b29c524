import { Checkbox } from 'antd';
import { bulkTexts } from '../../../i18n/lists';
import type { RowsProps } from './rows-props';

/**
 * Ticks every row in sight, or none of them. It stands above the table and not in its head: to measure its columns Ant Design draws
 * the head once more where it is hidden from screen readers, and the keyboard would stop there.
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
