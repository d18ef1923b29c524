import { Button, ConfigProvider } from 'antd';
import { useRef, type ChangeEvent } from 'react';
import { isSafeImageUrl } from '../../../src/shared/links';
import { prepareImage } from '../../hooks/prepare-image';
import { useUpload } from '../../hooks/use-uploads';
import { texts } from '../../i18n/texts';
import { uploadTexts } from '../../i18n/uploads';
import { mediaFolder } from '../../schema/derive-fields';
import type { InputProps } from '../field-kind';
import styles from './image.module.css';

/** The picture goes up as soon as it is chosen; the row learns its address with the next save. */
export function ImageInput({ field, resource, control }: InputProps<'image'>) {
  const { id, value = '', onChange, ...aria } = control;
  const file = useRef<HTMLInputElement>(null);
  const target = { folder: mediaFolder(resource, field), overwrite: field.overwrite ?? false };
  const { item, start, cancel, retry } = useUpload(target, (address) => onChange?.(address));
  const { componentDisabled } = ConfigProvider.useConfig();
  const failure = item?.state.phase === 'failed' ? item.state.message : null;
  const isBusy = item !== null && failure === null;

  function choose({ target: input }: ChangeEvent<HTMLInputElement>): void {
    const chosen = input.files?.[0];
    // The same file may be chosen again after a failure.
    input.value = '';
    if (chosen) start(chosen, prepareImage);
  }

  function clear(): void {
    cancel();
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
        onChange={choose}
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
        {isBusy && <Button onClick={cancel}>{uploadTexts.cancel}</Button>}
        {failure !== null && <Button onClick={retry}>{uploadTexts.retry}</Button>}
        {value !== '' && (
          <Button type="text" disabled={isBusy} onClick={clear}>
            {texts.image.remove}
          </Button>
        )}
      </div>
      <p className={styles.state} role="status">
        {isBusy && texts.image.uploading}
      </p>
      {failure !== null && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
