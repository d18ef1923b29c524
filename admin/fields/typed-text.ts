import type { FormRule } from 'antd';
import type { Written } from '../schema/types';
import { texts } from '../i18n/texts';
import { cleanLine } from '../../src/lib/text/clean';
import { firstWords } from '../../src/lib/text/excerpt';

/** The common parts of all kinds of typed text of one line: clean, blank is null, limited in length. */
export const typedText = {
  columnTypes: ['text'] as const,

  rules({ required, maxLength }: Written): FormRule[] {
    const rules: FormRule[] = [];
    if (required !== undefined) rules.push({ required: true, whitespace: true, message: required });
    if (maxLength !== undefined) rules.push({ max: maxLength, message: texts.form.tooLong(maxLength) });
    return rules;
  },

  toForm(value: unknown, field: Written): string {
    if (value === undefined) return field.default ?? '';
    return typeof value === 'string' ? value : '';
  },

  clean: cleanLine,

  toRow(value: string): string | null {
    return cleanLine(value) || null;
  },

  toText: textOrEmpty,
  fromText: (text: string): string => text,
};

/** Returns a column value if it is text, '' otherwise. */
export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Two lines of a table cell. */
const CELL_CHARACTERS = 120;

export function ExcerptCell({ value }: { readonly value: unknown }) {
  return typeof value === 'string' ? firstWords(value, CELL_CHARACTERS) : null;
}
