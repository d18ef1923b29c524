import { Button, Form } from 'antd';
import { useState } from 'react';
import { splitFocus } from '../../../src/lib/media/focus';
import { uploadTexts } from '../../i18n/fields';
import type { InputProps } from '../field-kind';
import styles from './alt.module.css';
import { Description } from './description';

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
