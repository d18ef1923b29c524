import type { FormRule } from 'antd';
import type { FieldOf } from '../schema/field-types';
import { texts } from '../i18n/texts';

type WrittenField = FieldOf<'text'> | FieldOf<'longtext'>;

/** What text and longtext share: trimmed, blank is null, limited in length. */
export const writtenText = {
  isSortable: true,

  rules({ required, maxLength }: WrittenField): FormRule[] {
    const rules: FormRule[] = [];
    if (required !== undefined) rules.push({ required: true, whitespace: true, message: required });
    if (maxLength !== undefined) rules.push({ max: maxLength, message: texts.form.tooLong(maxLength) });
    return rules;
  },

  toForm(value: unknown, field: WrittenField): string {
    if (value === undefined) return field.default ?? '';
    return typeof value === 'string' ? value : '';
  },

  toRow(value: string): string | null {
    return value.trim() || null;
  },
};
