import type { FormRule } from 'antd';
import type { FieldOf } from '../../schema/field-types';
import { checkRule } from '../rules';
import { TextCell, typedText } from '../typed-text';

/**
 * The common parts of e-mail and web addresses, phone numbers and IBANs: a test for valid values and the message for others.
 * The database checks the same.
 */
export function patternedText(isWellFormed: (value: string) => boolean, complaint: string) {
  return {
    ...typedText,
    Cell: TextCell,
    place: 'main',
    rules: (field: FieldOf<'email' | 'phone' | 'url' | 'iban'>): FormRule[] => [
      ...typedText.rules(field),
      checkRule((text: string) => {
        const value = text.trim();
        return value === '' || isWellFormed(value) ? undefined : complaint;
      }),
    ],
    sort: 'text',
    isSearchable: true,
  } as const;
}
