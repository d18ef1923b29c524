import { InputNumber } from 'antd';
import type { InputProps } from '../field-kind';

export function YearInput({ control: { value = null, onChange, ...control } }: InputProps<'year'>) {
  return (
    <InputNumber
      {...control}
      value={value}
      precision={0}
      controls
      inputMode="numeric"
      onChange={(year) => onChange?.(year)}
    />
  );
}
