import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useDeferredValue, useId, useMemo, useState } from 'react';
import { filterTexts } from '../../../i18n/lists';
import { lazyComponent } from '../../../lib/lazy-component';
import { useLatestCallback } from '../../../lib/use-latest-callback';
import type { ResourceDefinition } from '../../../schema/types';
import styles from './filters.module.css';
import { filterFields, offeredFilters, type Choices, type FilterField } from '../list-address';

interface ListFiltersProps {
  readonly resource: ResourceDefinition;
  readonly choices: Choices;
  readonly onChoose: (part: Partial<Choices>) => void;
  readonly isPhone: boolean;
}

/** Lazy, because a phone shows it only after a press. */
const FilterControl = lazyComponent(async () => (await import('./filter-control')).FilterControl);
export const preloadFilters = FilterControl.preload;

/** All offered filters. On a phone they are behind a button, with the active ones shown beside it. */
export function ListFilters({ resource, choices: { filters }, onChoose, isPhone }: ListFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const fields = useMemo(() => offeredFilters(resource, filters), [resource, filters]);
  // Rows render before filters.
  const isDrawn = useDeferredValue(true, false);
  const choose = useLatestCallback((name: string, choice: string) => {
    const others = Object.entries(filters).filter(([other]) => other !== name);
    const chosen = choice === '' ? [] : [[name, choice] as const];
    onChoose({ filters: Object.fromEntries([...others, ...chosen]) });
  });
  if (fields.length === 0) return null;
  const count = Object.keys(filters).length;
  const isShown = !isPhone || isOpen;

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
            <Suspense key={shown.field.name} fallback={<FilterPlaceholder {...shown} />}>
              {isDrawn ? (
                <FilterControl
                  {...shown}
                  resource={resource}
                  choice={filters[shown.field.name] ?? ''}
                  onChoose={choose}
                />
              ) : (
                <FilterPlaceholder {...shown} />
              )}
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

/** Reserves the space of a filter that has not rendered yet. */
function FilterPlaceholder({ field: { label } }: FilterField) {
  return (
    <div className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <span className={styles.toCome} />
    </div>
  );
}

/** The active filters in words. */
export function chosenFilters(
  resource: ResourceDefinition,
  filters: Readonly<Record<string, string>>,
): { name: string; label: string; words: string }[] {
  return filterFields(resource).flatMap(({ field: { name, label }, filter }) => {
    const choice = filters[name];
    return choice === undefined ? [] : [{ name, label, words: filter.toWords(choice) }];
  });
}
