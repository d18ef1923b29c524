import type { ChangeEvent, ReactNode, SubmitEvent } from 'react';
import { awardTexts } from '../../content/awards';
import { messages } from '../../lib/messages';
import { paths } from '../../lib/paths/paths';
import { isYearColumn, type AwardColumn } from './awards';
import styles from './award-filter.module.css';
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

/** Without JavaScript, submitting the form makes the server filter. */
export function AwardFilter({ view, columns, years, onText, onChange, onLeave }: AwardFilterProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onChange({});
  };
  return (
    <form
      className={styles.filter}
      role="search"
      aria-label={awardTexts.filter}
      action={paths.awards}
      onSubmit={submit}
    >
      <label className={styles.search}>
        <span className={styles.label}>{awardTexts.search}</span>
        <input
          className={styles.control}
          type="search"
          name={PARAMS.text}
          value={view.text}
          placeholder={awardTexts.searchPlaceholder}
          autoComplete="off"
          onChange={(event) => onText(event.target.value)}
          onBlur={onLeave}
        />
      </label>
      <Choice
        label={awardTexts.year}
        name={PARAMS.year}
        value={view.year ?? ''}
        onChange={(value) => onChange({ year: value === '' ? null : Number(value) })}
      >
        <option value="">{messages.labels.all}</option>
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </Choice>
      <div className={styles.sort}>
        <Choice
          label={awardTexts.sort}
          name={PARAMS.sort}
          value={view.sort ? sortWord(view.sort) : ''}
          onChange={(value) => onChange({ sort: readSort(value) })}
        >
          <option value="">{awardTexts.inListOrder}</option>
          {columns.flatMap(ordersOf).map(({ word, label }) => (
            <option key={word} value={word}>
              {label}
            </option>
          ))}
        </Choice>
      </div>
      <button className={styles.submit} type="submit">
        {awardTexts.apply}
      </button>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string | number;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, name, value, onChange, children }: ChoiceProps) {
  const change = (event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value);
  return (
    <label className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <select className={styles.control} name={name} value={value} onChange={change}>
        {children}
      </select>
    </label>
  );
}
