import type { FormRule } from 'antd';
import type { FieldOf } from '../../schema/field-types';
import { checkRule } from '../rules';
import { TextCell, writtenText } from '../written-text';

/**
 * Takes a test for well-formed values and the sentence about all others; gives what e-mail, phone and web addresses share. The
 * database demands the same form.
 */
export function patternedText(isWellFormed: (value: string) => boolean, complaint: string) {
  return {
    ...writtenText,
    Cell: TextCell,
    place: 'main',
    rules: (field: FieldOf<'email' | 'phone' | 'url'>): FormRule[] => [
      ...writtenText.rules(field),
      checkRule((text: string) => {
        const value = text.trim();
        return value === '' || isWellFormed(value) ? undefined : complaint;
      }),
    ],
    sort: 'text',
    isSearchable: true,
  } as const;
}
