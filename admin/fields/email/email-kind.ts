import { emailFault, tidyEmail } from '../../../src/lib/identity/email-address';
import { fieldTexts } from '../../i18n/fields';
import type { FieldKind } from '../field-kind';
import { patternedText } from '../text/patterned-text';

declare module '../../schema/field-types' {
  interface Kinds {
    email: { options: Requirable & Limited; column: string; form: string };
  }
}

export const emailKind: FieldKind<'email'> = {
  ...patternedText((text) => emailFault(text, fieldTexts.wrongEmail)),
  clean: tidyEmail,
  toRow: (value) => tidyEmail(value) || null,
};
