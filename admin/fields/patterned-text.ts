import type { FormRule } from 'antd';
import type { FieldOf } from '../schema/field-types';
import { writtenText } from './written-text';

type PatternedField = FieldOf<'url'> | FieldOf<'email'> | FieldOf<'phone'>;

/** Takes what tells a well-formed value, and the sentence about any other; gives what url, email and phone share. The database demands the same form. */
export function patternedText(isWellFormed: (value: string) => boolean, complaint: string) {
  return {
    ...writtenText,
    rules: (field: PatternedField): FormRule[] => [
      ...writtenText.rules(field),
      {
        validator: (_: unknown, value: string) =>
          value.trim() === '' || isWellFormed(value.trim())
            ? Promise.resolve()
            : Promise.reject(new Error(complaint)),
      },
    ],
  };
}
