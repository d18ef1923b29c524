import { Button, Select } from 'antd';
import { fieldKind } from '../../fields/form-codec';
import { filterTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import type { ResourceDefinition } from '../../schema/types';
import { ListFilters } from './filters/filters';
import { isNarrowed, ORDERS, sortableFields } from './list-address';
import styles from './list.module.css';
import { SearchInput } from './search-input';
import type { ResourceTable } from './use-resource-table';

interface ListToolbarProps {
  readonly resource: ResourceDefinition;
  readonly table: ResourceTable;
  readonly isPhone: boolean;
}

const DEFAULT_ORDER = '';

/** Search, filters and how many rows they leave; on a phone also the order that the table's head offers on a desk. */
export function ListToolbar({ resource, table, isPhone }: ListToolbarProps) {
  const { choices, choose, sorters, total } = table;
  const isFiltered = Object.keys(choices.filters).length > 0;
  const [sorter] = sorters;
  const options = [
    { value: DEFAULT_ORDER, label: texts.list.defaultOrder },
    ...sortableFields(resource).flatMap(({ name, label, kind }) =>
      ORDERS.map((order) => ({
        value: `${name} ${order}`,
        label: texts.list.sorted(label, texts.list.ways[fieldKind(kind).sort ?? 'text'][order]),
      })),
    ),
  ];

  function sort(choice: string): void {
    const [field = '', word = ''] = choice.split(' ');
    const order = ORDERS.find((known) => known === word);
    table.setSorters(order ? [{ field, order }] : []);
    table.setCurrentPage(1);
  }

  return (
    <div className={styles.toolbar} role="search">
      {resource.list.search.length > 0 && (
        <SearchInput
          label={texts.list.searchLabel(resource.labels.many)}
          term={choices.search}
          onSearch={(search) => choose({ search })}
        />
      )}
      {isPhone && (
        <Select
          className={styles.order}
          popupMatchSelectWidth={false}
          aria-label={texts.list.sortBy}
          options={options}
          value={sorter ? `${sorter.field} ${sorter.order}` : DEFAULT_ORDER}
          onChange={sort}
        />
      )}
      <ListFilters resource={resource} table={table} isPhone={isPhone} />
      <div className={styles.found}>
        <p className={styles.total} role="status">
          {table.rows && (total > 0 || isNarrowed(choices)) && filterTexts.count(total, resource.labels.one)}
        </p>
        {isFiltered && (
          <Button type="text" onClick={() => choose({ filters: {} })}>
            {filterTexts.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
