import { Form, Input } from 'antd';
import { useState } from 'react';
import { slugify } from '../../../src/lib/text/slug';
import { fieldTexts } from '../../i18n/fields';
import type { InputProps } from '../field-kind';
import styles from './slug.module.css';

/**
 * Shows the address that an empty field will get. A new address for an existing row causes a warning, not an
 * error.
 */
export function SlugInput({
  field,
  resource,
  control: { value = '', onChange, ...control },
}: InputProps<'slug'>) {
  const [stored] = useState(value);
  const source: unknown = Form.useWatch(field.from);
  const title = typeof source === 'string' ? source.trim() : '';
  const { maxLength: max, fallback } = field;
  const own = value.trim() === '' ? title : value;
  const slug = own === '' ? null : slugify(own, { max, fallback });
  const prefix = `${window.location.origin}${resource.publicPath?.replace(`:${field.name}`, '') ?? '/'}`;

  return (
    <div>
      <p className={styles.note}>{prefix}</p>
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
        {value === '' && `${fieldTexts.slug.automatic} `}
        {slug !== null && fieldTexts.slug.result(prefix + slug)}
        {stored !== '' && value !== stored && ` ${fieldTexts.slug.changed}`}
      </p>
    </div>
  );
}
