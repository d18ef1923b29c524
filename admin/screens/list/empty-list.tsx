import { Button, Empty } from 'antd';
import { filterTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import type { ResourceDefinition } from '../../schema/types';
import { chosenFilters, isNarrowed, shownPeriod, type Choices } from './list-address';
import type { ResourceTable } from './use-resource-table';

interface EmptyListProps {
  readonly resource: ResourceDefinition;
  readonly table: ResourceTable;
}

/** Explains an empty list: there is no row yet or in this period, or none matches the search and filters. */
export function EmptyList({ resource, table: { choices, choose } }: EmptyListProps) {
  const period = shownPeriod(resource, choices);
  const { one } = resource.labels;
  const chosen = chosenFilters(resource, choices.filters);
  const asked = [
    ...(choices.search === '' ? [] : [filterTexts.searched(choices.search)]),
    ...chosen.map(({ label, words }) => filterTexts.chip(label, words)),
    ...(period === 'tumu' ? [] : [filterTexts.periods[period]]),
  ].join(', ');
  const offer = (words: string, action: string, next: Partial<Choices>) => (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words}>
      <Button onClick={() => choose(next)}>{action}</Button>
    </Empty>
  );
  if (period !== 'tumu') {
    if (isNarrowed(choices))
      return offer(filterTexts.empty(one, asked), filterTexts.showAll, { period: 'tumu' });
    const words = filterTexts.emptyPeriod[period](one);
    return period === 'yaklasan'
      ? offer(words, filterTexts.showPast, { period: 'gecmis' })
      : offer(words, filterTexts.showAll, { period: 'tumu' });
  }
  if (chosen.length > 0) {
    const action = choices.search === '' ? filterTexts.clear : filterTexts.clearAll;
    return offer(filterTexts.empty(one, asked), action, { search: '', filters: {} });
  }
  if (choices.search === '')
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.list.empty(one)} />;
  return offer(texts.list.emptySearch(one, choices.search), texts.list.clearSearch, { search: '' });
}
