import { Select } from 'antd';
import { texts } from '../i18n/texts';
import { fieldKind } from '../fields/form-codec';
import { listFields } from '../schema/derive-fields';
import type { ResourceDefinition } from '../schema/types';
import { ORDERS } from './list-state';
import styles from './resource-screen.module.css';
import { SearchInput } from './search-input';
import type { ResourceList } from './use-resource-list';

interface ListToolbarProps {
  readonly resource: ResourceDefinition;
  readonly list: ResourceList;
  readonly isPhone: boolean;
}

const DEFAULT_ORDER = '';

/** Search, and on a phone the order that the table's head offers on a desk. */
export function ListToolbar({ resource, list: { state, change }, isPhone }: ListToolbarProps) {
  const sortable = listFields(resource).filter((field) => fieldKind(field.kind).isSortable);
  const options = [
    { value: DEFAULT_ORDER, label: texts.list.defaultOrder },
    ...sortable.flatMap(({ name, label }) => [
      { value: `${name} asc`, label: texts.list.ascending(label) },
      { value: `${name} desc`, label: texts.list.descending(label) },
    ]),
  ];

  function sort(choice: string): void {
    const [by = '', word = ''] = choice.split(' ');
    const order = ORDERS.find((known) => known === word);
    change({ sort: order ? { by, order } : null });
  }

  return (
    <div className={styles.toolbar} role="search">
      <SearchInput
        label={texts.list.searchLabel(resource.labels.many)}
        term={state.search}
        onSearch={(search) => change({ search })}
      />
      {isPhone && (
        <Select
          className={styles.order}
          aria-label={texts.list.sortBy}
          options={options}
          value={state.sort ? `${state.sort.by} ${state.sort.order}` : DEFAULT_ORDER}
          onChange={sort}
        />
      )}
    </div>
  );
}
