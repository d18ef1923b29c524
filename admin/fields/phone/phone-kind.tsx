import { isPhone } from '../../../src/shared/links';
import { fieldTexts } from '../../i18n/fields';
import type { FieldKind, InputProps } from '../field-kind';
import { LineInput } from '../line-input';
import { patternedText } from '../patterned-text';
import { TextCell } from '../text/text-cell';

function PhoneInput({ field, control }: InputProps<'phone'>) {
  return <LineInput control={control} maxLength={field.maxLength} inputMode="tel" />;
}

export const phoneKind: FieldKind<'phone'> = {
  ...patternedText(isPhone, fieldTexts.wrongPhone),
  Input: PhoneInput,
  Cell: TextCell,
  place: 'main',
};
