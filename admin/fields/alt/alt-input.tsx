import { Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { splitFocus } from '../../../src/lib/media/focus';
import { uploadTexts } from '../../i18n/fields';
import type { InputProps } from '../field-kind';
import styles from './alt.module.css';

const { alt: texts } = uploadTexts;

/** The alternative text of the picture above it, or a switch that marks the picture as decorative. */
export function AltInput({ field, control }: InputProps<'alt'>) {
  const { value = null, onChange, ...aria } = control;
  const stored: unknown = Form.useWatch(field.of);
  // Another point in sight makes no other picture.
  const picture = typeof stored === 'string' ? splitFocus(stored).address : stored;
  const [described, setDescribed] = useState(picture);
  /** The text from before the picture was marked as decorative, restored when the mark is removed. */
  const [written, setWritten] = useState(value);
  const isDecorative = value === '';
  // The form provides the picture only after its first render.
  const isDoubtful = value !== null && described !== undefined && picture !== described;
  if (described === undefined && picture !== undefined) setDescribed(picture);

  function write(next: string | null): void {
    setDescribed(picture);
    onChange?.(next);
  }

  return (
    <div className={styles.input}>
      <Input
        {...aria}
        value={value ?? ''}
        maxLength={field.maxLength}
        placeholder={isDecorative ? '' : texts.placeholder}
        disabled={isDecorative}
        onChange={({ target }) => write(target.value === '' ? null : target.value)}
      />
      <Checkbox
        checked={isDecorative}
        onChange={({ target }) => {
          if (target.checked) setWritten(value);
          write(target.checked ? '' : written);
        }}
      >
        {texts.decorative}
      </Checkbox>
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
