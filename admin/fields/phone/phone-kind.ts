import { isPhone } from '../../../src/shared/links';
import { fieldTexts } from '../../i18n/fields';
import type { FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { patternedText } from '../patterned-text';
import { TextCell } from '../text-cell';

declare module '../../schema/field-types' {
  interface Kinds {
    phone: { options: Requirable & Limited; column: string; form: string };
  }
}

export const phoneKind: FieldKind<'phone'> = {
  ...patternedText(isPhone, fieldTexts.wrongPhone),
  Cell: TextCell,
  Input: lazyComponent(async () => (await import('./phone-input')).PhoneInput),
  place: 'main',
  sort: 'text',
  isSearchable: true,
};
