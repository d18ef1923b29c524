import type { InputProps } from '../field-kind';
import { LineInput } from '../line-input';

export function UrlInput({ field, control }: InputProps<'url'>) {
  return <LineInput control={control} maxLength={field.maxLength} inputMode="url" />;
}
