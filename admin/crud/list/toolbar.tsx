import type { CrudSort } from '@refinedev/core';
import { Button } from 'antd';
import { memo } from 'react';
import { filterTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import { lazyComponent } from '../../lib/lazy-component';
import type { ResourceDefinition } from '../../schema/types';
import { ListFilters } from './filters/filters';
import { isNarrowed, shownPeriod, type Choices } from './list-address';
import styles from './list.module.css';
import { SearchInput } from './search-input';
import { SortSelect } from './sort-select';

/** Lazy, because few lists have periods. */
const PeriodSwitch = lazyComponent(async () => (await import('./period-switch')).PeriodSwitch);
export const preloadPeriods = PeriodSwitch.preload;

interface ListToolbarProps {
  readonly resource: ResourceDefinition;
  readonly choices: Choices;
  readonly onChoose: (part: Partial<Choices>) => void;
  readonly sorters: CrudSort[];
  readonly onSort: (sorters: CrudSort[]) => void;
  /** The number of rows on all pages. Undefined while loading. */
  readonly total: number | undefined;
  readonly isPhone: boolean;
}

/** The period, the search, the filters and the number of rows they leave. Memoized like the header of the list. */
export const ListToolbar = memo(function ListToolbar(props: ListToolbarProps) {
  const { resource, choices, onChoose, sorters, onSort, total, isPhone } = props;
  const isFiltered = Object.keys(choices.filters).length > 0;
  return (
    <div className={styles.toolbar} role="search">
      {resource.list.upcoming !== undefined && (
        <PeriodSwitch
          period={shownPeriod(resource, choices)}
          onChoose={(chosen) => {
            const isUsual = chosen === shownPeriod(resource, { ...choices, period: undefined });
            onChoose({ period: isUsual ? undefined : chosen });
          }}
        />
      )}
      {resource.list.search.length > 0 && (
        <SearchInput
          label={texts.list.searchLabel(resource.labels.many)}
          term={choices.search}
          onSearch={(search) => onChoose({ search })}
        />
      )}
      {isPhone && <SortSelect resource={resource} sorters={sorters} onSort={onSort} />}
      <ListFilters resource={resource} choices={choices} onChoose={onChoose} isPhone={isPhone} />
      <div className={styles.found}>
        <p className={styles.total} role="status">
          {total !== undefined &&
            (total > 0 || isNarrowed(choices)) &&
            filterTexts.count(total, resource.labels.one)}
        </p>
        {isFiltered && (
          <Button type="text" onClick={() => onChoose({ filters: {} })}>
            {filterTexts.clear}
          </Button>
        )}
      </div>
    </div>
  );
});
