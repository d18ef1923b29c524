import { Button, Form } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { splitFocus } from '../../../src/lib/media/focus';
import { isSafeImageUrl } from '../../../src/lib/paths/links';
import { messages } from '../../../src/lib/messages';
import { loadingIcon } from '../../lib/loading-icon';
import { useObjectUrl } from '../../lib/use-object-url';
import { texts } from '../../i18n/texts';
import { uploadTexts } from '../../i18n/fields';
import type { LibraryFile } from '../../data/files';
import { fieldsOfKind, mediaFolder } from '../../schema/derive-fields';
import type { InputProps } from '../field-kind';
import { ExistingFiles } from '../library/existing-files';
import { FileZone, useFilePicker } from '../uploads/file-zone';
import { UploadRow } from '../uploads/upload-row';
import { isWaitingForPerson } from '../uploads/use-uploads';
import frame from '../uploads/upload.module.css';
import styles from './image.module.css';
import { useChosenPicture } from './use-chosen-picture';

/** Lazy, because few pictures are cropped. */
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }));

/** Lazy, because few points are moved. */
const FocusDialog = lazy(async () => ({ default: (await import('./focus-dialog')).FocusDialog }));

/** Uploads the picture as soon as it is chosen. The row gets its address with the next save. */
export function ImageInput({ field, resource, control }: InputProps<'image'>) {
  const { id, value = '', onChange, ...aria } = control;
  const form = Form.useFormInstance();
  const actions = useRef<HTMLDivElement>(null);
  const [isFocusing, setFocusing] = useState(false);
  const target = {
    folder: mediaFolder(resource, field),
    overwrite: field.overwrite ?? false,
    rewordError: field.namesStorage && messages.errors.uploadFailed,
  };
  const picture = useChosenPicture(target, field.ratio, (address) => onChange?.(address));
  const { upload, prepared, asked, refusal, choose, crop, drop } = picture;
  const { item } = upload;
  const isBusy = item !== null && !isWaitingForPerson(item.state);
  const pending = useObjectUrl(prepared);
  const shown = pending ?? (isSafeImageUrl(value) ? splitFocus(value).address : null);
  const picker = useFilePicker({ accept: 'image/*', label: field.label }, choose);

  /** The pressed button disappears. The next one's own ref belongs to the form. */
  function andStay(action: () => void): void {
    action();
    actions.current?.querySelector('button')?.focus();
  }

  /** A description that the library has goes into the field for it, if nothing stands there. */
  function takeExisting([file]: readonly LibraryFile[]): void {
    if (!file) return;
    drop();
    const alt = fieldsOfKind(resource, 'alt').find(({ of }) => of === field.name);
    if (alt && file.alt !== null && form.getFieldValue(alt.name) == null)
      form.setFieldValue(alt.name, file.alt);
    andStay(() => onChange?.(file.address));
  }

  return (
    <FileZone className={frame.zone} onFiles={choose} takesPagePaste={value === '' && !item && !asked}>
      {shown !== null && (
        <img
          className={styles.preview}
          data-pending={item !== null || undefined}
          src={shown}
          alt={texts.image.preview(field.label)}
          decoding="async"
        />
      )}
      {item && <UploadRow item={item} onCancel={() => andStay(drop)} onRetry={() => andStay(upload.retry)} />}
      {picker.input}
      <div ref={actions} className={styles.actions}>
        <Button
          {...aria}
          // Invalid on a button.
          aria-required={undefined}
          {...(id === undefined ? {} : { id })}
          loading={loadingIcon(isBusy)}
          onClick={picker.open}
        >
          {value === '' ? texts.image.choose : texts.image.replace}
        </Button>
        {!isBusy && <ExistingFiles kind="image" onChoose={takeExisting} />}
        {field.shapes && value !== '' && !item && isSafeImageUrl(value) && (
          <Button onClick={() => setFocusing(true)}>{uploadTexts.focus.open}</Button>
        )}
        {value !== '' && !item && (
          <Button type="text" onClick={() => andStay(() => onChange?.(''))}>
            {texts.image.remove}
          </Button>
        )}
        {value === '' && !item && <span className={styles.hint}>{uploadTexts.picture.hint}</span>}
      </div>
      {refusal !== null && (
        <p className={styles.failure} role="alert">
          {refusal}
        </p>
      )}
      {asked && field.ratio !== undefined && (
        <Suspense>
          <CropDialog file={asked} ratio={field.ratio} shapes={field.shapes} onCrop={crop} onCancel={drop} />
        </Suspense>
      )}
      {isFocusing && field.shapes && (
        <Suspense>
          <FocusDialog
            stored={value}
            shapes={field.shapes}
            onCancel={() => setFocusing(false)}
            onChoose={(stored) => {
              setFocusing(false);
              onChange?.(stored);
            }}
          />
        </Suspense>
      )}
    </FileZone>
  );
}
