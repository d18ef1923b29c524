import { useMemo } from 'react';
import { awardTexts } from '../../content/awards';
import { messages } from '../../lib/messages';
import { paths } from '../../lib/paths/paths';
import type { AddressView } from '../../ui/hooks/use-address-view';
import { ChoiceFilter, ListFilter, TextFilter } from '../../ui/list-filter/list-filter';
import { awardYears, isYearColumn, shownColumns, type Award, type AwardColumn } from './awards';
import { PARAMS, readSort, sortWord, type AwardView } from './award-view';

interface AwardFilterProps {
  awards: readonly Award[];
  filter: AddressView<AwardView>;
}

const ordersOf = (column: AwardColumn) => [
  {
    word: sortWord({ column, isDescending: false }),
    label: awardTexts.ascending(awardTexts.columns[column], isYearColumn(column)),
  },
  {
    word: sortWord({ column, isDescending: true }),
    label: awardTexts.descending(awardTexts.columns[column], isYearColumn(column)),
  },
];

export function AwardFilter({ awards, filter: { view, setText, change, settle } }: AwardFilterProps) {
  const columns = useMemo(() => shownColumns(awards), [awards]);
  const years = useMemo(() => awardYears(awards), [awards]);
  return (
    <ListFilter label={awardTexts.filter} action={paths.awards} onSubmit={() => change({})}>
      <TextFilter
        label={messages.labels.search}
        name={PARAMS.text}
        value={view.text}
        placeholder={awardTexts.searchPlaceholder}
        onChange={setText}
        onLeave={settle}
      />
      <ChoiceFilter
        label={awardTexts.year}
        name={PARAMS.year}
        value={view.year ?? ''}
        onChange={(value) => change({ year: value === '' ? null : Number(value) })}
      >
        <option value="">{messages.labels.all}</option>
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </ChoiceFilter>
      <ChoiceFilter
        label={awardTexts.sort}
        name={PARAMS.sort}
        value={view.sort ? sortWord(view.sort) : ''}
        isForPhones
        onChange={(value) => change({ sort: readSort(value) })}
      >
        <option value="">{awardTexts.inListOrder}</option>
        {columns.flatMap(ordersOf).map(({ word, label }) => (
          <option key={word} value={word}>
            {label}
          </option>
        ))}
      </ChoiceFilter>
    </ListFilter>
  );
}
