import { Button } from 'antd';
import { filterTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import { lazyComponent } from '../../lib/lazy-component';
import type { ResourceDefinition } from '../../schema/types';
import { ListFilters } from './filters/filters';
import { isNarrowed, shownPeriod } from './list-address';
import styles from './list.module.css';
import { SearchInput } from './search-input';
import { SortSelect } from './sort-select';
import type { ResourceTable } from './use-resource-table';

/** Lazy, because few lists have periods. */
const PeriodSwitch = lazyComponent(async () => (await import('./period-switch')).PeriodSwitch);
export const preloadPeriods = PeriodSwitch.preload;

interface ListToolbarProps {
  readonly resource: ResourceDefinition;
  readonly table: ResourceTable;
  readonly isPhone: boolean;
}

/** The period, the search, the filters and the number of rows they leave. */
export function ListToolbar({ resource, table, isPhone }: ListToolbarProps) {
  const { choices, choose, total } = table;
  const isFiltered = Object.keys(choices.filters).length > 0;
  return (
    <div className={styles.toolbar} role="search">
      {resource.list.upcoming !== undefined && (
        <PeriodSwitch
          period={shownPeriod(resource, choices)}
          onChoose={(chosen) => {
            const isUsual = chosen === shownPeriod(resource, { ...choices, period: undefined });
            choose({ period: isUsual ? undefined : chosen });
          }}
        />
      )}
      {resource.list.search.length > 0 && (
        <SearchInput
          label={texts.list.searchLabel(resource.labels.many)}
          term={choices.search}
          onSearch={(search) => choose({ search })}
        />
      )}
      {isPhone && <SortSelect resource={resource} table={table} />}
      <ListFilters resource={resource} choices={choices} onChoose={choose} isPhone={isPhone} />
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
