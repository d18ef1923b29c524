import { Checkbox, Input, type InputProps } from 'antd';
import { useState } from 'react';
import { uploadTexts } from '../../i18n/fields';

interface DescriptionProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** Null is not described yet, '' is a decorative picture. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** What a picture shows, or the mark that it is decorative. */
export function Description({ value, onChange, placeholder, ...input }: DescriptionProps) {
  /** The text from before the picture was marked as decorative, restored when the mark is removed. */
  const [written, setWritten] = useState(value);
  const isDecorative = value === '';
  return (
    <>
      <Input
        {...input}
        value={value ?? ''}
        placeholder={isDecorative ? '' : placeholder}
        disabled={isDecorative}
        onChange={({ target }) => onChange(target.value || null)}
      />
      <Checkbox
        checked={isDecorative}
        onChange={({ target }) => {
          if (target.checked) setWritten(value);
          onChange(target.checked ? '' : written === '' ? null : written);
        }}
      >
        {uploadTexts.alt.decorative}
      </Checkbox>
    </>
  );
}
