import type { FormRule } from 'antd';
import { emailFault, tidyEmail } from '../../../src/lib/identity/email-address';
import { isWebAddress, webAddress } from '../../../src/lib/paths/web-address';
import { cleanLine, cleanLines } from '../../../src/lib/text/clean';
import { groupIban, hasIbanShape, isIban, plainIban } from '../../../src/lib/text/iban';
import { fieldTexts } from '../../i18n/fields';
import type { FieldOf, Written } from '../../schema/types';
import type { FieldKind } from '../field-kind';
import { textValuesFilter } from '../filters';
import { addressesIn, deadLink } from '../links';
import { checkRule, type Complaint } from '../../lib/form-values';
import { ExcerptCell, typedText } from '../typed-text';

export interface LongtextOptions extends Written {
  /** In characters: where the site's cards cut this text. */
  readonly guide?: number;
}

const line = { ...typedText, sort: 'text', isSearchable: true } as const;

export const textKind: FieldKind<'text'> = { ...line, comparedAs: 'text', isTitle: true };

export const longtextKind: FieldKind<'longtext'> = {
  ...typedText,
  clean: cleanLines,
  toRow: (value) => cleanLines(value) || null,
  Cell: ExcerptCell,
  comparedAs: 'text',
  isTitle: true,
  isSearchable: true,
};

/** A word from those in use, or a new one. */
export const categoryKind: FieldKind<'category'> = { ...line, filter: textValuesFilter };

/** Text of a form that the database checks as well. `faultOf` gives the sentence for an invalid value. */
function patternedText(faultOf: (value: string) => Complaint | Promise<Complaint>) {
  return {
    ...line,
    rules: (field: FieldOf<'email' | 'phone' | 'url' | 'iban'>): FormRule[] => [
      ...typedText.rules(field),
      checkRule((text: string) => {
        const value = cleanLine(text);
        return value === '' ? undefined : faultOf(value);
      }),
    ],
  };
}

const tidyAddress = (typed: string) => webAddress(cleanLine(typed));

export const urlKind: FieldKind<'url'> = {
  ...patternedText((typed) => {
    if (isWebAddress(webAddress(typed))) return undefined;
    return typed.includes(' ') ? fieldTexts.blankInUrl : fieldTexts.wrongUrl;
  }),
  clean: tidyAddress,
  toRow: (typed) => tidyAddress(typed) || null,
  missed: (typed, { kind, label }) => deadLink(label, addressesIn(kind, tidyAddress(typed))),
};

export const emailKind: FieldKind<'email'> = {
  ...patternedText((text) => emailFault(text, fieldTexts.wrongEmail)),
  clean: tidyEmail,
  toRow: (value) => tidyEmail(value) || null,
};

/** Telephone numbers as people write them. The table has a column for what to dial, which the database fills (`read_phones`). */
export const phoneKind: FieldKind<'phone'> = {
  ...patternedText(async (text) => (await import('../phone/read-phones')).phoneFault(text)),
};

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
