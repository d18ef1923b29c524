import { foldTurkish } from '../../../src/lib/text/turkish';
import { fieldTexts } from '../../i18n/fields';
import type { Requirable } from '../../schema/types';
import type { FieldKind } from '../field-kind';
import { choiceFilter } from '../filters';
import { textOrEmpty } from '../typed-text';
import { checkRule, requiredRule } from '../../lib/form-values';

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
};
