import { Button, Form } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { splitFocus, withFocus, type Focus } from '../../../src/lib/media/focus';
import type { ImageArea } from '../../../src/lib/media/picture-shapes';
import { isSafeImageUrl } from '../../../src/lib/paths/links';
import { messages } from '../../../src/lib/messages';
import { loadingIcon } from '../../lib/loading';
import { useObjectUrl } from '../../lib/browser/use-object-url';
import { texts } from '../../i18n/texts';
import { uploadTexts } from '../../i18n/fields';
import type { LibraryFile } from '../../data/files';
import { fieldsOfKind, mediaFolder } from '../../schema/derive';
import type { InputProps } from '../field-kind';
import { ExistingFiles } from '../library/existing-files';
import { FileZone, useFilePicker, UploadRow } from '../uploads/upload-controls';
import { uploadComplaint } from '../uploads/failure';
import { imageRatio, prepareImage, useStillPictures } from '../uploads/prepare-image';
import { isWaitingForPerson, useUpload, type UploadTarget } from '../uploads/use-uploads';
import frame from '../uploads/upload.module.css';
import styles from './image.module.css';

/** Lazy, because few pictures are cropped. */
const CropDialog = lazy(async () => ({ default: (await import('./picture-dialogs')).CropDialog }));

/** Lazy, because few points are moved. */
const FocusDialog = lazy(async () => ({ default: (await import('./picture-dialogs')).FocusDialog }));

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
        {value === '' && !item && <span className={styles.hint}>{uploadTexts.pictureHint}</span>}
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

/** A picture whose ratio differs by less than this share is not cropped. */
const RATIO_TOLERANCE = 0.02;

/** Handles a picture from the choice of a file to its address. `ratio` is that of its place on the site. */
function useChosenPicture(
  target: UploadTarget,
  ratio: number | undefined,
  onStored: (address: string) => void,
) {
  const focus = useRef<Focus>(undefined);
  const upload = useUpload(target, (address) =>
    onStored(focus.current ? withFocus(address, focus.current) : address),
  );
  const [asked, setAsked] = useState<File | null>(null);
  const [prepared, setPrepared] = useState<Blob | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const toStills = useStillPictures();

  function send(file: File, area?: ImageArea, chosenFocus?: Focus): void {
    focus.current = chosenFocus;
    setAsked(null);
    setPrepared(null);
    upload.start(file, async (chosen) => {
      const ready = await prepareImage(chosen, area);
      setPrepared(ready.body);
      return ready;
    });
  }

  async function inspect(chosen: File): Promise<void> {
    try {
      const [file] = await toStills([chosen]);
      if (!file) return;
      const own = await imageRatio(file);
      if (ratio === undefined || Math.abs(own / ratio - 1) < RATIO_TOLERANCE) send(file);
      else setAsked(file);
    } catch (error) {
      setRefusal(uploadComplaint(error, target.rewordError));
    }
  }

  return {
    upload,
    /** The picture being uploaded, as it will be stored. */
    prepared: upload.item && prepared,
    /** The picture that waits to be cropped. */
    asked,
    refusal,
    choose: ([file]: readonly File[]) => {
      setRefusal(null);
      if (file) void inspect(file);
    },
    /** Uploads the waiting picture or a part of it. The point that stays in sight goes into its address. */
    crop: (area?: ImageArea, chosenFocus?: Focus) => asked && send(asked, area, chosenFocus),
    /** Discards the waiting picture and stops the running upload. */
    drop: () => {
      setAsked(null);
      setRefusal(null);
      upload.cancel();
    },
  };
}
