import type { InputProps } from '../field-kind';
import { LineInput } from '../line-input';

export function PhoneInput({ field, control }: InputProps<'phone'>) {
  return <LineInput control={control} maxLength={field.maxLength} inputMode="tel" />;
}
