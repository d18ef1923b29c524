import { Button, Form, Checkbox, Input, type InputProps as AntInputProps } from 'antd';
import { useState } from 'react';
import { splitFocus } from '../../../src/lib/media/focus';
import { uploadTexts } from '../../i18n/fields';
import type { InputProps } from '../field-kind';
import styles from './alt.module.css';

interface DescriptionProps extends Omit<AntInputProps, 'value' | 'onChange'> {
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

const { alt: texts } = uploadTexts;

/** The alternative text of the picture above it, or a switch that marks the picture as decorative. */
export function AltInput({ field, control }: InputProps<'alt'>) {
  const { value = null, onChange, ...aria } = control;
  const stored: unknown = Form.useWatch(field.of);
  // Another point in sight makes no other picture.
  const picture = typeof stored === 'string' ? splitFocus(stored).address : stored;
  const [described, setDescribed] = useState(picture);
  // The form provides the picture only after its first render.
  const isDoubtful = value !== null && described !== undefined && picture !== described;
  if (described === undefined && picture !== undefined) setDescribed(picture);

  return (
    <div className={styles.input}>
      <Description
        {...aria}
        value={value}
        maxLength={field.maxLength}
        placeholder={texts.placeholder}
        onChange={(next) => {
          setDescribed(picture);
          onChange?.(next);
        }}
      />
      <div className={styles.doubt} role="status">
        {isDoubtful && (
          <>
            <span>{texts.changed}</span>
            <Button onClick={() => setDescribed(picture)}>{texts.stillFits}</Button>
          </>
        )}
      </div>
    </div>
  );
}
