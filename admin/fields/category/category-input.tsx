import { AutoComplete } from 'antd';
import { foldTurkish } from '../../../src/lib/text/turkish';
import { useExistingValues } from '../use-existing-values';
import { fieldTexts } from '../../i18n/fields';
import type { InputProps } from '../field-kind';

export function CategoryInput({
  field,
  resource,
  control: { value = '', onChange, ...control },
}: InputProps<'category'>) {
  const known = useExistingValues(resource, field.name);
  return (
    <AutoComplete
      {...control}
      value={value}
      options={known.map((name) => ({ value: name }))}
      filterOption={(typed, option) => foldTurkish(option?.value ?? '').includes(foldTurkish(typed))}
      // Typed text stays as typed. A suggestion must be chosen deliberately, not by blurring while one lies
      // under the pointer.
      defaultActiveFirstOption={false}
      onInputKeyDown={(event) => event.key === 'Tab' && event.stopPropagation()}
      placeholder={fieldTexts.category.placeholder}
      maxLength={field.maxLength ?? Number.MAX_SAFE_INTEGER}
      onChange={(category: string | undefined) => onChange?.(category ?? '')}
    />
  );
}
