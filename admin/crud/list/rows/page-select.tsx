import { Checkbox } from 'antd';
import { bulkTexts } from '../../../i18n/lists';
import type { Selection } from '../../row/use-selection';

interface PageSelectProps<Item extends { readonly id: number }> {
  readonly rows: readonly Item[];
  readonly selection: Selection<Item>;
}

/** Selects or deselects all rows of the page. It stands above the rows, because cards have no head. */
export function PageSelect<Item extends { readonly id: number }>({ rows, selection }: PageSelectProps<Item>) {
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
