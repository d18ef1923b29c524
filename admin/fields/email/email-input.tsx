import type { InputProps } from '../field-kind';
import { LineInput } from '../line-input';

export function EmailInput({ field, control }: InputProps<'email'>) {
  return <LineInput control={control} maxLength={field.maxLength} inputMode="email" />;
}
