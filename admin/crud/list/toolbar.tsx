import { Button } from 'antd';
import { memo } from 'react';
import { fieldKind } from '../../fields/form-codec';
import { filterTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import type { ResourceDefinition } from '../../schema/types';
import { ListFilters } from './filters/filters';
import { ListSelect } from './filters/select';
import { isNarrowed, ORDERS, sortableFields } from './list-state';
import styles from './list.module.css';
import { SearchInput } from './search-input';
import type { ResourceList } from './use-resource-list';

interface ListToolbarProps {
  readonly resource: ResourceDefinition;
  readonly list: ResourceList;
  readonly isPhone: boolean;
}

const DEFAULT_ORDER = '';

/** Search, filters and how many rows they leave; on a phone also the order that the table's head offers on a desk. */
export const ListToolbar = memo(function ListToolbar({ resource, list, isPhone }: ListToolbarProps) {
  const { state, change, total } = list;
  const isFiltered = Object.keys(state.filters).length > 0;
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
    const [by = '', word = ''] = choice.split(' ');
    const order = ORDERS.find((known) => known === word);
    change({ sort: order ? { by, order } : null });
  }

  return (
    <div className={styles.toolbar} role="search">
      {resource.list.search.length > 0 && (
        <SearchInput
          label={texts.list.searchLabel(resource.labels.many)}
          term={state.search}
          onSearch={(search) => change({ search })}
        />
      )}
      {isPhone && (
        <ListSelect
          className={styles.order}
          aria-label={texts.list.sortBy}
          options={options}
          value={state.sort ? `${state.sort.by} ${state.sort.order}` : DEFAULT_ORDER}
          onChange={sort}
          isWaiting={list.isWaiting}
        />
      )}
      <ListFilters resource={resource} list={list} isPhone={isPhone} />
      <div className={styles.found}>
        <p className={styles.total} role="status">
          {list.rows && (total > 0 || isNarrowed(state)) && filterTexts.count(total, resource.labels.one)}
        </p>
        {isFiltered && (
          <Button type="text" onClick={() => change({ filters: {} })}>
            {filterTexts.clear}
          </Button>
        )}
      </div>
    </div>
  );
});
