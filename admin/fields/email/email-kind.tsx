import { isEmail } from '../../../src/shared/links';
import { fieldTexts } from '../../i18n/fields';
import type { FieldKind, InputProps } from '../field-kind';
import { LineInput } from '../line-input';
import { patternedText } from '../patterned-text';
import { TextCell } from '../text/text-cell';

function EmailInput({ field, control }: InputProps<'email'>) {
  return <LineInput control={control} maxLength={field.maxLength} inputMode="email" />;
}

export const emailKind: FieldKind<'email'> = {
  ...patternedText(isEmail, fieldTexts.wrongEmail),
  Input: EmailInput,
  Cell: TextCell,
  place: 'main',
};
