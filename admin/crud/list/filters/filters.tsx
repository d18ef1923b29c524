import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { filterTexts } from '../../../i18n/lists';
import type { ResourceDefinition } from '../../../schema/types';
import { FilterControl } from './filter-control';
import styles from './filters.module.css';
import { filterFields } from '../list-address';
import type { ResourceTable } from '../use-resource-table';

interface ListFiltersProps {
  readonly resource: ResourceDefinition;
  readonly table: ResourceTable;
  readonly isPhone: boolean;
}

/** Every declared filter; on a phone behind a button, with what is chosen left in sight. */
export function ListFilters({ resource, table, isPhone }: ListFiltersProps) {
  const { filters } = table.choices;
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const fields = filterFields(resource);
  if (fields.length === 0) return null;
  const count = Object.keys(filters).length;
  const isShown = !isPhone || isOpen;

  function choose(name: string, choice: string): void {
    const others = Object.entries(filters).filter(([other]) => other !== name);
    const chosen = choice === '' ? [] : [[name, choice] as const];
    table.choose({ filters: Object.fromEntries([...others, ...chosen]) });
  }

  return (
    <div className={styles.filters}>
      {isPhone && (
        <Button
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0 ? filterTexts.open : filterTexts.openWith(count)}
        </Button>
      )}
      <div id={panel} className={styles.panel} hidden={!isShown}>
        {isShown &&
          fields.map(({ field, filter }) => (
            <FilterControl
              key={field.name}
              resource={resource}
              field={field}
              filter={filter}
              choice={filters[field.name] ?? ''}
              onChoose={(choice) => choose(field.name, choice)}
            />
          ))}
      </div>
      {isPhone && !isOpen && count > 0 && (
        <ul className={styles.chips} aria-label={filterTexts.active}>
          {chosenFilters(resource, filters).map(({ name, label, words }) => (
            <li key={name}>
              <button
                type="button"
                className={styles.chip}
                aria-label={filterTexts.remove(label, words)}
                onClick={() => choose(name, '')}
              >
                {filterTexts.chip(label, words)}
                <CloseOutlined aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Takes a resource and the chosen filters; gives each in words. */
export function chosenFilters(
  resource: ResourceDefinition,
  filters: Readonly<Record<string, string>>,
): { name: string; label: string; words: string }[] {
  return filterFields(resource).flatMap(({ field: { name, label }, filter }) => {
    const choice = filters[name];
    return choice === undefined ? [] : [{ name, label, words: filter.toWords(choice) }];
  });
}
