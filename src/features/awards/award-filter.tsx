import { awardTexts } from '../../content/awards';
import { messages } from '../../lib/messages';
import { paths } from '../../lib/paths/paths';
import { ChoiceFilter, ListFilter, TextFilter } from '../../ui/list-filter/list-filter';
import { isYearColumn, type AwardColumn } from './awards';
import { PARAMS, readSort, sortWord, type AwardView } from './award-view';

interface AwardFilterProps {
  view: AwardView;
  /** The columns by which the list can be sorted. */
  columns: readonly AwardColumn[];
  years: readonly number[];
  /** Called on each keystroke. */
  onText: (text: string) => void;
  /** Called on each choice, which goes into the address at once. */
  onChange: (part: Partial<AwardView>) => void;
  /** Called when the text field loses focus. */
  onLeave: () => void;
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

export function AwardFilter({ view, columns, years, onText, onChange, onLeave }: AwardFilterProps) {
  return (
    <ListFilter label={awardTexts.filter} action={paths.awards} isSticky onSubmit={() => onChange({})}>
      <TextFilter
        label={messages.labels.search}
        name={PARAMS.text}
        value={view.text}
        placeholder={awardTexts.searchPlaceholder}
        onChange={onText}
        onLeave={onLeave}
      />
      <ChoiceFilter
        label={awardTexts.year}
        name={PARAMS.year}
        value={view.year ?? ''}
        onChange={(value) => onChange({ year: value === '' ? null : Number(value) })}
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
        onChange={(value) => onChange({ sort: readSort(value) })}
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
