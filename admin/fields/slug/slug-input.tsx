import { Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { fieldTexts } from '../../i18n/fields';
import { slugify } from '../../../src/lib/text/slug';
import { DRAFT } from '../../lib/publish-state';
import { fieldsOfKind } from '../../schema/derive';
import type { InputProps } from '../field-kind';
import { isFollowing } from './slug-kind';
import styles from './slug.module.css';

const words = fieldTexts.slug;

/** The address, below the choice between a page and the source where a field offers it. */
export function SlugInput(props: InputProps<'slug'>) {
  const { field, resource, control } = props;
  const { value = '', onChange, ...rest } = control;
  const [stored] = useState(value);
  /** What was typed before the choice, so that choosing back and forth loses nothing. */
  const [typed, setTyped] = useState(value ?? '');
  if (field.orLeadsTo === undefined) return <AddressInput {...props} stored={stored} />;

  const source = resource.fields.find(({ name }) => name === field.orLeadsTo);
  return (
    <div className={styles.input}>
      <Radio.Group
        {...(value === null && rest)}
        aria-label={words.choice}
        className={styles.choice}
        optionType="button"
        buttonStyle="solid"
        value={value !== null}
        options={[
          { value: true, label: words.ownPage },
          { value: false, label: words.source },
        ]}
        onChange={({ target }) => {
          if (value !== null) setTyped(value);
          onChange?.(target.value === true ? typed : null);
        }}
      />
      {value === null ? (
        <p className={styles.note} role="status">
          {words.leadsTo(source?.label ?? '')}
          {stored !== null && stored !== '' && ` ${words.givenUp}`}
        </p>
      ) : (
        <AddressInput {...props} stored={stored} />
      )}
    </div>
  );
}

type AddressInputProps = InputProps<'slug'> & {
  /** The row's address when the form opened. */
  readonly stored: string | null;
};

/**
 * Shows the address that an empty field will get, which is that of a draft with another title, too. A new one for an existing row is a
 * warning, no error.
 */
function AddressInput({
  field,
  resource,
  control: { value, onChange, ...control },
  stored,
}: AddressInputProps) {
  const source: unknown = Form.useWatch(field.from);
  const title = typeof source === 'string' ? source.trim() : '';
  const [storedTitle] = useState(title);
  const isDraft = Form.useWatch<unknown>(fieldsOfKind(resource, 'publish')[0]?.name ?? '') === DRAFT;
  const follows = isDraft && value === stored && isFollowing(field, stored, [storedTitle, title]);
  const written = follows ? '' : (value ?? '');
  const { maxLength: max, fallback } = field;
  const own = written.trim() === '' ? title : written;
  const slug = own === '' ? null : slugify(own, { max, fallback });
  const prefix = `${window.location.origin}${resource.publicPath?.replace(`:${field.name}`, '') ?? '/'}`;

  return (
    <div>
      <p className={styles.note}>{prefix}</p>
      <Input
        {...control}
        value={written}
        maxLength={max}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={() => written.trim() !== '' && onChange?.(slugify(written, { max, fallback }))}
      />
      <p className={styles.note} role="status">
        {written === '' && `${words.automatic} `}
        {slug !== null && words.result(prefix + slug)}
        {stored !== null && stored !== '' && value !== stored && ` ${words.changed}`}
      </p>
    </div>
  );
}
