import { Input } from 'antd';
import type { InputProps } from '../field-kind';

const ROWS = { minRows: 2, maxRows: 8 };

export function LongtextInput({ field, control: { onChange, ...control } }: InputProps<'longtext'>) {
  return (
    <Input.TextArea
      {...control}
      maxLength={field.maxLength}
      autoSize={ROWS}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
