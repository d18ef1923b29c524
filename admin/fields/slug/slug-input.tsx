import { Form, Input } from 'antd';
import { useState } from 'react';
import { slugify } from '../../../src/shared/slug';
import { fieldTexts } from '../../i18n/fields';
import type { InputProps } from '../field-kind';
import styles from './slug.module.css';

/** Empty means "make one for me"; what would be made is shown. A new address for an old row is warned about, not forbidden. */
export function SlugInput({ field, control: { value = '', onChange, ...control } }: InputProps<'slug'>) {
  const [stored] = useState(value);
  const source: unknown = Form.useWatch(field.from);
  const title = typeof source === 'string' ? source.trim() : '';
  const { maxLength: max, fallback } = field;

  return (
    <div>
      <Input
        {...control}
        value={value}
        maxLength={max}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={() => value.trim() !== '' && onChange?.(slugify(value, { max, fallback }))}
      />
      <p className={styles.note} role="status">
        {value === '' && fieldTexts.slug.automatic(title === '' ? null : slugify(title, { max, fallback }))}
        {stored !== '' && value !== stored && ` ${fieldTexts.slug.changed}`}
      </p>
    </div>
  );
}
