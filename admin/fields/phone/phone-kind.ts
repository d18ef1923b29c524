import type { FieldKind } from '../field-kind';
import { patternedText } from '../text/patterned-text';

declare module '../../schema/field-types' {
  interface Kinds {
    phone: { options: Requirable & Limited; column: string; form: string };
  }
}

/** Telephone numbers as people write them. The table has a column for what to dial, which the database fills (`read_phones`). */
export const phoneKind: FieldKind<'phone'> = {
  ...patternedText(async (text) => (await import('./read-phones')).phoneFault(text)),
};
