import { Select } from 'antd';
import { useId } from 'react';
import { compareTurkish } from '../../../../src/lib/text/turkish';
import type { FilterChoice } from '../../../fields/field-kind';
import { fieldToText } from '../../../fields/form-codec';
import { useColumnValues } from '../../../fields/use-column-values';
import { filterTexts } from '../../../i18n/lists';
import type { ResourceDefinition } from '../../../schema/types';
import type { FilterField } from '../list-address';
import styles from './filters.module.css';

interface FilterControlProps extends FilterField {
  readonly resource: ResourceDefinition;
  readonly choice: string;
  readonly onChoose: (choice: string) => void;
}

const ANY: FilterChoice = { value: '', label: filterTexts.any };
const BLANK: FilterChoice = { value: filterTexts.blank, label: filterTexts.blank };

/** One labelled filter. It suspends until the kind's own control is loaded. */
export function FilterControl(props: FilterControlProps) {
  const { field, filter, choice, onChoose } = props;
  const { offers } = filter;
  if (offers === 'values') return <ValueChoice {...props} />;
  if (!('Control' in offers)) return <Choice {...props} options={offers} />;
  return <offers.Control field={field} choice={choice} onChoose={onChoose} />;
}

/** Numbers are listed in descending order, words alphabetically. */
function ValueChoice(props: FilterControlProps) {
  const { resource, field, choice } = props;
  const values = useColumnValues(resource, field.name);
  const options = values
    .map((value) => ({ value, label: fieldToText(field, value) }))
    .sort((left, right) =>
      typeof left.value === 'number' && typeof right.value === 'number'
        ? right.value - left.value
        : compareTurkish(left.label, right.label),
    )
    .map(({ value, label }) => (label === '' ? BLANK : { value: String(value), label }));
  // A choice from the address may occur in none of the rows that were read.
  const isKnown = choice === '' || options.some(({ value }) => value === choice);
  return <Choice {...props} options={isKnown ? options : [...options, { value: choice, label: choice }]} />;
}

function Choice(props: FilterControlProps & { readonly options: readonly FilterChoice[] }) {
  const { field, choice, onChoose, options } = props;
  const id = useId();
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
      </label>
      <Select
        id={id}
        className={styles.select}
        popupMatchSelectWidth={false}
        options={[ANY, ...options]}
        value={choice}
        onChange={onChoose}
      />
    </div>
  );
}
