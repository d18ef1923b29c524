import { isPhone } from '../../../src/lib/paths/links';
import { fieldTexts } from '../../i18n/fields';
import type { FieldKind } from '../field-kind';
import { patternedText } from '../text/patterned-text';

declare module '../../schema/field-types' {
  interface Kinds {
    phone: { options: Requirable & Limited; column: string; form: string };
  }
}

export const phoneKind: FieldKind<'phone'> = {
  ...patternedText((text) => (isPhone(text) ? undefined : fieldTexts.wrongPhone)),
};
