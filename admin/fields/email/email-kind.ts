import { isEmail } from '../../../src/shared/links';
import { fieldTexts } from '../../i18n/fields';
import type { FieldKind } from '../field-kind';
import { patternedText } from '../patterned-text';
import { TextCell } from '../text/text-cell';

export const emailKind: FieldKind<'email'> = {
  ...patternedText(isEmail, fieldTexts.wrongEmail),
  Cell: TextCell,
  place: 'main',
};
