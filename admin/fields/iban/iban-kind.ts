import { groupIban, hasIbanShape, isIban, plainIban } from '../../../src/lib/text/iban';
import { fieldTexts } from '../../i18n/fields';
import type { FieldKind } from '../field-kind';
import { patternedText } from '../text/patterned-text';
import { typedText } from '../typed-text';

declare module '../../schema/field-types' {
  interface Kinds {
    iban: { options: Requirable; column: string; form: string };
  }
}

/** An account number. It is typed in groups or without spaces, and stored without them. */
export const ibanKind: FieldKind<'iban'> = {
  ...patternedText((typed) => {
    const iban = plainIban(typed);
    if (isIban(iban)) return undefined;
    return hasIbanShape(iban) ? fieldTexts.wrongIban.digits : fieldTexts.wrongIban.shape;
  }),
  toForm: (value, field) => groupIban(typedText.toForm(value, field)),
  toRow: (typed) => plainIban(typed) || null,
};
