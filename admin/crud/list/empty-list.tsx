import { Button, Empty } from 'antd';
import type { ReactNode } from 'react';
import { filterTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import type { ResourceDefinition } from '../../schema/types';
import { chosenFilters } from './filters/filters';
import { isNarrowed, shownPeriod } from './list-address';
import type { ResourceTable } from './use-resource-table';

interface EmptyListProps {
  readonly resource: ResourceDefinition;
  readonly table: ResourceTable;
}

/** Explains an empty list: there is no row yet or in this period, or none matches the search and filters. */
export function EmptyList({ resource, table: { choices, choose } }: EmptyListProps) {
  const period = shownPeriod(resource, choices);
  const filters = chosenFilters(resource, choices.filters).map(({ label, words }) =>
    filterTexts.chip(label, words),
  );
  const isSearch = choices.search !== '';
  const { one } = resource.labels;
  if (!isNarrowed(choices)) {
    if (period === 'tumu') return <Nothing words={texts.list.empty(one)} />;
    const [next, label] =
      period === 'yaklasan'
        ? (['gecmis', filterTexts.showPast] as const)
        : (['tumu', filterTexts.showAll] as const);
    return (
      <Nothing words={filterTexts.emptyPeriod[period](one)}>
        <Button onClick={() => choose({ period: next })}>{label}</Button>
      </Nothing>
    );
  }
  if (period !== 'tumu') {
    const asked = [...(isSearch ? [filterTexts.searched(choices.search)] : []), ...filters];
    return (
      <Nothing words={filterTexts.empty(one, [...asked, filterTexts.periods[period]].join(', '))}>
        <Button onClick={() => choose({ period: 'tumu' })}>{filterTexts.showAll}</Button>
      </Nothing>
    );
  }
  if (filters.length === 0) {
    return (
      <Nothing words={texts.list.emptySearch(one, choices.search)}>
        <Button onClick={() => choose({ search: '' })}>{texts.list.clearSearch}</Button>
      </Nothing>
    );
  }
  const asked = isSearch ? [filterTexts.searched(choices.search), ...filters] : filters;
  return (
    <Nothing words={filterTexts.empty(one, asked.join(', '))}>
      <Button onClick={() => choose({ search: '', filters: {} })}>
        {isSearch ? filterTexts.clearAll : filterTexts.clear}
      </Button>
    </Nothing>
  );
}

function Nothing({ words, children }: { readonly words: string; readonly children?: ReactNode }) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words}>
      {children}
    </Empty>
  );
}
