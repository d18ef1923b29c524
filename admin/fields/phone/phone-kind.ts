import { isPhone } from '../../../src/shared/links';
import { fieldTexts } from '../../i18n/fields';
import type { FieldKind } from '../field-kind';
import { patternedText } from '../patterned-text';
import { TextCell } from '../text/text-cell';

export const phoneKind: FieldKind<'phone'> = {
  ...patternedText(isPhone, fieldTexts.wrongPhone),
  Cell: TextCell,
  place: 'main',
};
