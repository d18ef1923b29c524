import type { CrudFilter } from '@refinedev/core';
import { filterTexts } from '../i18n/lists';
import type { FieldFilter, FilterChoice } from './field-kind';

/** A choice with the value that its rows have, or with their comparison to the present moment. */
type Choice = FilterChoice &
  (
    | { readonly equals: string | number | boolean | null; readonly operator?: never }
    | { readonly operator: 'gt' | 'lte'; readonly equals?: never }
  );

interface NamedField {
  readonly name: string;
}

/** A filter with fixed choices. */
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

/** Offers the whole numbers that occur in the column. */
export function numberValuesFilter({ name }: NamedField): FieldFilter {
  return {
    offers: 'values',
    narrow: (choice) => (/^\d{1,9}$/.test(choice) ? [equalTo(name, Number(choice))] : null),
    toWords: (choice) => choice,
  };
}

function equalTo(field: string, value: string | number | boolean | null): CrudFilter {
  return value === null ? { field, operator: 'null', value } : { field, operator: 'eq', value };
}
