import { isWebAddress } from '../../../src/shared/links';
import { fieldTexts } from '../../i18n/fields';
import type { FieldKind, InputProps } from '../field-kind';
import { LineInput } from '../line-input';
import { patternedText } from '../patterned-text';
import { TextCell } from '../text/text-cell';

function UrlInput({ field, control }: InputProps<'url'>) {
  return <LineInput control={control} maxLength={field.maxLength} inputMode="url" />;
}

export const urlKind: FieldKind<'url'> = {
  ...patternedText(isWebAddress, fieldTexts.wrongUrl),
  Input: UrlInput,
  Cell: TextCell,
  place: 'main',
};
