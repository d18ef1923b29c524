import type { FormRule } from 'antd';
import { emailFault } from '../../src/lib/identity/email-address';
import { identityTexts } from '../i18n/identity';
import { texts } from '../i18n/texts';
import { BackendError } from '../providers/http-error';

/** In characters, as `profiles` allows. */
const NAME_MAX = 120;

/** The rules of an input for a person's name. */
export const nameRules: FormRule[] = [{ max: NAME_MAX, message: texts.form.tooLong(NAME_MAX) }];

export const requiredNameRules: FormRule[] = [
  ...nameRules,
  { required: true, whitespace: true, message: identityTexts.account.nameMissing },
];

/** The rules of an input for an e-mail address. */
export const emailRules: FormRule[] = [
  {
    validator: (_, text: string) => {
      const fault = emailFault(text);
      return fault === undefined ? Promise.resolve() : Promise.reject(new Error(fault));
    },
  },
];

/** Whether the database refused a person's name. */
export function isNameRefused(error: unknown): boolean {
  return error instanceof BackendError && 'full_name' in error.errors;
}
