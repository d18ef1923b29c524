import type { FormRule } from 'antd';
import type { FieldOf } from '../../schema/field-types';
import { cleanLine } from '../../../src/lib/text/clean';
import { checkRule, type Complaint } from '../rules';
import { typedText } from '../typed-text';

/**
 * The common parts of e-mail and web addresses, phone numbers and IBANs. `faultOf` gives the sentence for an invalid value.
 * The database checks the same.
 */
export function patternedText(faultOf: (value: string) => Complaint | Promise<Complaint>) {
  return {
    ...typedText,
    place: 'main',
    rules: (field: FieldOf<'email' | 'phone' | 'url' | 'iban'>): FormRule[] => [
      ...typedText.rules(field),
      checkRule((text: string) => {
        const value = cleanLine(text);
        return value === '' ? undefined : faultOf(value);
      }),
    ],
    sort: 'text',
    isSearchable: true,
  } as const;
}
