import { InputNumber } from 'antd';
import type { InputProps } from '../field-kind';

export function YearInput({ control: { value = null, onChange, ...control } }: InputProps<'year'>) {
  return (
    <InputNumber
      {...control}
      value={value}
      precision={0}
      // Their names are English, and no property translates them. The arrow keys do the same.
      controls={false}
      inputMode="numeric"
      onChange={(year) => onChange?.(year)}
    />
  );
}
