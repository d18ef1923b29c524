import { AutoComplete } from 'antd';
import { foldTurkish } from '../../../src/shared/turkish';
import { useExistingValues } from '../../hooks/use-existing-values';
import { fieldTexts } from '../../i18n/fields';
import { textValuesFilter } from '../column-filter';
import type { FieldKind, InputProps } from '../field-kind';
import { TextCell } from '../text/text-cell';
import { writtenText } from '../written-text';

function CategoryInput({
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
      // What is typed stays as typed: a suggestion is taken on purpose.
      defaultActiveFirstOption={false}
      placeholder={fieldTexts.category.placeholder}
      maxLength={field.maxLength ?? Number.MAX_SAFE_INTEGER}
      onChange={(category: string | undefined) => onChange?.(category ?? '')}
    />
  );
}

/** A word out of those in use, or a new one. */
export const categoryKind: FieldKind<'category'> = {
  ...writtenText,
  Input: CategoryInput,
  Cell: TextCell,
  place: 'main',
  filter: textValuesFilter,
};
