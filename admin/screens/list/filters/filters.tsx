import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import { filterTexts } from '../../../i18n/lists';
import { chosenFilters, offeredFilters } from '../list-address';
import type { ResourceTable } from '../use-resource-table';
import styles from './filters.module.css';

/** Lazy, because a phone shows it only after a press. */
const FilterControl = lazy(async () => ({ default: (await import('./filter-control')).FilterControl }));

/** All offered filters. On a phone they are behind a button, with the active ones shown beside it. */
export function ListFilters({ table, isPhone }: { table: ResourceTable; isPhone: boolean }) {
  const { resource, choose: narrow } = table;
  const { filters } = table.choices;
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const fields = offeredFilters(resource, filters);
  if (fields.length === 0) return null;
  const count = Object.keys(filters).length;
  const isShown = !isPhone || isOpen;
  const choose = (name: string, choice: string) => {
    const chosen = Object.entries({ ...filters, [name]: choice }).filter(([, value]) => value !== '');
    narrow({ filters: Object.fromEntries(chosen) });
  };

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
          fields.map((shown) => (
            <Suspense key={shown.field.name} fallback={<span className={styles.toCome} />}>
              <FilterControl
                {...shown}
                resource={resource}
                choice={filters[shown.field.name] ?? ''}
                onChoose={(choice) => choose(shown.field.name, choice)}
              />
            </Suspense>
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
