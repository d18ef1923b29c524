import { isWebAddress } from '../../../src/lib/paths/links';
import { fieldTexts } from '../../i18n/fields';
import type { FieldKind } from '../field-kind';
import { patternedText } from '../text/patterned-text';

declare module '../../schema/field-types' {
  interface Kinds {
    url: { options: Requirable & Limited; column: string; form: string };
  }
}

export const urlKind: FieldKind<'url'> = {
  ...patternedText((text) => (isWebAddress(text) ? undefined : fieldTexts.wrongUrl)),
};
