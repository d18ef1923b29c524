import type { CrudFilter } from '@refinedev/core';
import type { ComponentType } from 'react';
import { filterTexts } from '../i18n/lists';
import type { FieldFilter, FilterChoice, FilterControlProps } from './field-kind';

/** A choice with the value that its rows have, or with their comparison to the present moment. */
type Choice = FilterChoice &
  (
    | { readonly equals: string | number | boolean | null; readonly operator?: never }
    | { readonly operator: 'gt' | 'lte'; readonly equals?: never }
  );

interface NamedField {
  readonly name: string;
}

export function choiceFilter(choices: readonly Choice[]) {
  const find = (value: string) => choices.find((choice) => choice.value === value);
  return ({ name }: NamedField): FieldFilter => ({
    offers: choices,
    narrow(value, now) {
      const choice = find(value);
      if (!choice) return null;
      if (choice.operator) return [{ field: name, operator: choice.operator, value: now.toISOString() }];
      return [equalTo(name, choice.equals)];
    },
    toWords: (value) => find(value)?.label ?? value,
  });
}

/** Offers the texts that occur in the column. Rows without one have a choice of their own. */
export function textValuesFilter({ name }: NamedField): FieldFilter {
  return {
    offers: 'values',
    narrow: (choice) => [equalTo(name, choice === filterTexts.blank ? null : choice)],
    toWords: (choice) => choice,
  };
}

function equalTo(field: string, value: string | number | boolean | null): CrudFilter {
  return value === null ? { field, operator: 'null', value } : { field, operator: 'eq', value };
}

const BETWEEN = '..';

interface RangeOptions<Value> {
  /** Two inputs, made with `RangeControl`; lazy, because few lists have such a filter. */
  readonly Control: ComponentType<FilterControlProps>;
  /** Reads an end from the address; undefined for anything else. */
  readonly read: (written: string) => Value | undefined;
  readonly toWords: (value: Value) => string;
  readonly openWords: { readonly since: (first: string) => string; readonly until: (last: string) => string };
  /** The filter of each end. Default: the column is compared with the value. */
  readonly begin?: (first: Value) => Omit<CrudFilter, 'field'>;
  readonly end?: (last: Value) => Omit<CrudFilter, 'field'>;
}

/** Filters a list by a range of numbers, years or days. In an address it is `a..b`, `a..`, `..b` or `a` alone. */
export function rangeFilter<Value extends string | number>(
  { name: field }: NamedField,
  { Control, read, toWords, openWords, begin, end }: RangeOptions<Value>,
): FieldFilter {
  const compare = (operator: 'gte' | 'lte') => (value: Value) => ({ operator, value });
  return {
    offers: { Control },
    narrow(choice) {
      const range = readRange(choice, read);
      if (!range) return null;
      const { first, last } = range;
      const filters: Omit<CrudFilter, 'field'>[] = [];
      if (first !== null) filters.push((begin ?? compare('gte'))(first));
      if (last !== null) filters.push((end ?? compare('lte'))(last));
      return filters.map((filter) => ({ ...filter, field }) as CrudFilter);
    },
    toWords(choice) {
      const { first = null, last = null } = readRange(choice, read) ?? {};
      if (first === null) return last === null ? choice : openWords.until(toWords(last));
      if (last === null) return openWords.since(toWords(first));
      return first === last ? toWords(first) : filterTexts.between(toWords(first), toWords(last));
    },
  };
}

/** Returns the range that a filter choice means, ends included, null leaving one open; null for an invalid or backward one. */
export function readRange<Value extends string | number>(
  choice: string,
  read: (written: string) => Value | undefined,
): { first: Value | null; last: Value | null } | null {
  const ends = choice.includes(BETWEEN) ? choice.split(BETWEEN) : [choice, choice];
  if (ends.length !== 2 || ends.every((end) => end === '')) return null;
  const [first, last] = ends.map((end) => (end === '' ? null : read(end)));
  if (first === undefined || last === undefined) return null;
  return first !== null && last !== null && first > last ? null : { first, last };
}

/** Returns the filter choice for a range; '' leaves an end open. */
export function writeRange(first: string, last: string): string {
  return first === '' && last === '' ? '' : `${first}${BETWEEN}${last}`;
}
