import { isEmail } from '../../../src/shared/links';
import { fieldTexts } from '../../i18n/fields';
import type { FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { patternedText } from '../patterned-text';
import { TextCell } from '../text-cell';

declare module '../../schema/field-types' {
  interface Kinds {
    email: { options: Requirable & Limited; column: string; form: string };
  }
}

export const emailKind: FieldKind<'email'> = {
  ...patternedText(isEmail, fieldTexts.wrongEmail),
  Cell: TextCell,
  Input: lazyComponent(async () => (await import('./email-input')).EmailInput),
  place: 'main',
  sort: 'text',
  isSearchable: true,
};
