import { Select } from 'antd';
import { foldTurkish } from '../../../src/lib/text/turkish';
import type { InputProps } from '../field-kind';

export function SelectInput({ field, control: { value = '', onChange, ...control } }: InputProps<'select'>) {
  return (
    <Select
      {...control}
      // Ant Design also sets it on the frame around the input, where it is invalid.
      aria-required={undefined}
      value={value || null}
      options={[...field.options]}
      allowClear={field.required === undefined}
      showSearch
      filterOption={(typed, option) => foldTurkish(option?.label ?? '').includes(foldTurkish(typed))}
      onChange={(chosen: string | null | undefined) => onChange?.(chosen ?? '')}
    />
  );
}
