import { isWebAddress } from '../../../src/shared/links';
import { fieldTexts } from '../../i18n/fields';
import type { FieldKind } from '../field-kind';
import { patternedText } from '../patterned-text';
import { TextCell } from '../text/text-cell';

export const urlKind: FieldKind<'url'> = {
  ...patternedText(isWebAddress, fieldTexts.wrongUrl),
  Cell: TextCell,
  place: 'main',
};
