import { foldTurkish } from '../../../src/lib/text/turkish';
import { fieldTexts } from '../../i18n/fields';
import { DeclarationError } from '../../schema/declaration-error';
import type { Requirable } from '../../schema/field-types';
import type { FieldKind } from '../field-kind';
import { choiceFilter } from '../filters';
import { textOrEmpty } from '../typed-text';
import { checkRule, requiredRule } from '../../lib/form-rules';

export interface SelectOptions extends Requirable {
  /** All values the column may hold, the same as in its check constraint `<table>_<column>_option`. */
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** Visitors read this label on a row that has it, so the notice after a save names it. */
    readonly isMark?: true;
  }[];
  readonly default?: string;
}

/** One of a few declared options. */
export const selectKind: FieldKind<'select'> = {
  columnTypes: ['text'],
  place: 'aside',
  rules: (field) => [
    ...requiredRule(field),
    checkRule((value: string) =>
      value === '' || field.options.some((option) => option.value === value)
        ? undefined
        : fieldTexts.select.unknown(value),
    ),
  ],
  toForm: (value, field) => (value === undefined ? (field.default ?? '') : textOrEmpty(value)),
  toRow: (value) => value || null,
  // A value that is no longer declared is shown as stored.
  toText: (value, { options }) =>
    options.find((option) => option.value === value)?.label ?? textOrEmpty(value),
  fromText(text, { options }) {
    const written = foldTurkish(text.trim());
    if (written === '') return '';
    return options.find(({ value, label }) => [value, label].some((word) => foldTurkish(word) === written))
      ?.value;
  },
  filter: (field) =>
    choiceFilter(field.options.map((option) => ({ ...option, equals: option.value })))(field),

  check({ name, options, default: start }, table) {
    const values = options.map(({ value }) => value);
    const place = `field "${name}"`;
    if (values.length === 0)
      throw new DeclarationError(table, place, 'offers no options.', 'Name them in "options".');
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice !== undefined) {
      throw new DeclarationError(table, place, `offers "${twice}" twice.`, 'Keep one of them.');
    }
    if (start !== undefined && !values.includes(start)) {
      throw new DeclarationError(table, place, `starts with "${start}".`, 'Start with one of its options.');
    }
  },
};
