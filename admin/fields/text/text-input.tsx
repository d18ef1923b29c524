import { Input } from 'antd';
import type { InputProps } from '../field-kind';

export function TextInput({ field, control: { onChange, ...control } }: InputProps<'text'>) {
  return (
    <Input
      {...control}
      maxLength={field.maxLength}
      autoComplete="off"
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
