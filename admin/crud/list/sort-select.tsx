import type { CrudSort } from '@refinedev/core';
import { fieldKind } from '../../fields/form-codec';
import { texts } from '../../i18n/texts';
import type { ResourceDefinition } from '../../schema/types';
import { ORDERS, sortableFields } from './list-address';
import styles from './list.module.css';

interface SortSelectProps {
  readonly resource: ResourceDefinition;
  readonly sorters: CrudSort[];
  readonly onSort: (sorters: CrudSort[]) => void;
}

const DEFAULT_ORDER = '';

/** The sort order on a phone, as a native select. */
export function SortSelect({ resource, sorters, onSort }: SortSelectProps) {
  const [sorter] = sorters;

  function sort(choice: string): void {
    const [field = '', word = ''] = choice.split(' ');
    const order = ORDERS.find((known) => known === word);
    onSort(order ? [{ field, order }] : []);
  }

  return (
    <select
      className={styles.order}
      aria-label={texts.list.sortBy}
      value={sorter ? `${sorter.field} ${sorter.order}` : DEFAULT_ORDER}
      onChange={({ target }) => sort(target.value)}
    >
      <option value={DEFAULT_ORDER}>{texts.list.defaultOrder}</option>
      {sortableFields(resource).flatMap(({ name, label, kind }) =>
        ORDERS.map((order) => (
          <option key={`${name} ${order}`} value={`${name} ${order}`}>
            {texts.list.sorted(label, texts.list.ways[fieldKind(kind).sort ?? 'text'][order])}
          </option>
        )),
      )}
    </select>
  );
}
