import { Input } from 'antd';
import type { InputProps } from '../field-kind';

export function AltInput({ field, control: { value, onChange, ...control } }: InputProps<'alt'>) {
  return (
    <Input
      {...control}
      value={value ?? ''}
      maxLength={field.maxLength}
      onChange={(event) => onChange?.(event.target.value || null)}
    />
  );
}
