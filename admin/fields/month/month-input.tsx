import { Select } from 'antd';
import { MONTH_NAMES } from '../../../src/lib/dates/dates';
import type { InputProps } from '../field-kind';

const OPTIONS = MONTH_NAMES.map((label, index) => ({ value: index + 1, label }));

export function MonthInput({ control: { value = null, onChange, ...control } }: InputProps<'month'>) {
  return (
    <Select
      {...control}
      // Ant Design also sets it on the frame around the input, where it is invalid.
      aria-required={undefined}
      value={value}
      options={OPTIONS}
      onChange={(month) => onChange?.(month)}
    />
  );
}
