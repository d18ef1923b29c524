import { Button, ConfigProvider } from 'antd';
import { useRef, type ChangeEvent } from 'react';
import { isSafeImageUrl } from '../../../src/shared/links';
import { useUpload } from '../../hooks/use-upload';
import { texts } from '../../i18n/texts';
import { mediaFolder } from '../../schema/derive-fields';
import type { InputProps } from '../field-kind';
import styles from './image.module.css';

/** The picture goes up as soon as it is chosen; the row learns its address with the next save. */
export function ImageInput({ field, resource, control }: InputProps<'image'>) {
  const { id, value = '', onChange, ...aria } = control;
  const file = useRef<HTMLInputElement>(null);
  const { state, upload, reset } = useUpload(mediaFolder(resource, field));
  const { componentDisabled } = ConfigProvider.useConfig();
  const isBusy = state.phase === 'preparing' || state.phase === 'uploading';

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const chosen = target.files?.[0];
    // The same file may be chosen again after a failure.
    target.value = '';
    if (!chosen) return;
    const address = await upload(chosen);
    if (address !== null) onChange?.(address);
  }

  function clear(): void {
    reset();
    onChange?.('');
  }

  return (
    <div className={styles.input} aria-busy={isBusy}>
      {isSafeImageUrl(value) && (
        <img className={styles.preview} src={value} alt={texts.image.preview(field.label)} decoding="async" />
      )}
      <input
        ref={file}
        className={styles.file}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={field.label}
        disabled={componentDisabled || isBusy}
        onChange={(event) => void choose(event)}
      />
      <div className={styles.actions}>
        <Button
          {...aria}
          {...(id === undefined ? {} : { id })}
          loading={isBusy}
          onClick={() => file.current?.click()}
        >
          {value === '' ? texts.image.choose : texts.image.replace}
        </Button>
        {value !== '' && (
          <Button type="text" disabled={isBusy} onClick={clear}>
            {texts.image.remove}
          </Button>
        )}
      </div>
      <p className={styles.state} role="status">
        {isBusy && texts.image[state.phase]}
      </p>
      {state.phase === 'failed' && (
        <p className={styles.failure} role="alert">
          {state.message}
        </p>
      )}
    </div>
  );
}
