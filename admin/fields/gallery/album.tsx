import { Button, ConfigProvider } from 'antd';
import { useRef, useState } from 'react';
import { prepareImage } from '../../uploads/prepare-image';
import { useUploads } from '../../uploads/use-uploads';
import { mediaTexts } from '../../i18n/fields';
import type { Control } from '../field-kind';
import { FileDrop } from '../../uploads/file-drop';
import { UploadRow } from '../../uploads/upload-row';
import { useFilePicker } from '../../uploads/use-file-picker';
import type { Captions } from './album-changes';
import styles from './gallery.module.css';
import { PhotoDialog } from './photo-dialog';
import { PhotoGrid } from './photo-grid';
import { RemovedPhotos } from './removed-photos';
import { useAlbum } from './use-album';

interface AlbumProps {
  readonly label: string;
  readonly control: Control<'gallery'>;
  readonly maxItems: number;
  readonly folder: string;
  /** The longest description, in characters. */
  readonly maxLength?: number | undefined;
  /** The descriptions, from the surrounding form item; undefined where albums are not described. */
  readonly value?: Captions;
  readonly onChange?: (captions: Captions) => void;
}

const { album: words } = mediaTexts;
const NO_PHOTOS: readonly string[] = [];
const NO_CAPTIONS: Captions = {};

/** Uploads photos as soon as they are chosen. The row gets the changed album with the next save. */
export function Album({
  label,
  control,
  maxItems,
  folder,
  maxLength,
  value = NO_CAPTIONS,
  onChange,
}: AlbumProps) {
  const { id, value: photos = NO_PHOTOS, onChange: onPhotos, ...aria } = control;
  const { componentDisabled: isLocked } = ConfigProvider.useConfig();
  const button = useRef<HTMLButtonElement>(null);
  const [leftOut, setLeftOut] = useState(0);
  const [shown, setShown] = useState<string | null>(null);
  const album = useAlbum({ photos, captions: value }, (next) => {
    onPhotos?.(next.photos);
    if (next.captions !== value) onChange?.(next.captions);
  });
  const uploads = useUploads({ folder }, album.add);
  const coming = uploads.items.filter(({ state }) => state.phase !== 'failed').length;
  const room = Math.max(0, maxItems - photos.length - coming);
  const undescribed = onChange ? photos.filter((photo) => value[photo] === undefined) : [];

  function take(files: readonly File[]): void {
    setLeftOut(Math.max(0, files.length - room));
    uploads.add(files.slice(0, room), prepareImage);
  }

  const picker = useFilePicker({ accept: 'image/*', multiple: true, label }, take);
  const andStay = (action: () => void) => () => {
    action();
    button.current?.focus();
  };

  return (
    <FileDrop className={styles.album} onFiles={take}>
      <div className={styles.head}>
        <span className={styles.count}>{words.count(photos.length)}</span>
        {undescribed.length > 0 && (
          <Button type="link" onClick={() => setShown(undescribed[0] ?? null)}>
            {words.describeRest(undescribed.length)}
          </Button>
        )}
      </div>
      <PhotoGrid
        photos={photos}
        captions={onChange && value}
        isLocked={isLocked}
        onMove={album.move}
        onOpen={setShown}
        onRemove={(address) => {
          album.remove(address);
          if (photos.length === 1) button.current?.focus();
        }}
      />
      {uploads.items.map((item) => (
        <UploadRow
          key={item.key}
          item={item}
          onCancel={andStay(() => uploads.cancel(item.key))}
          onRetry={andStay(() => uploads.retry(item.key))}
        />
      ))}
      {picker.input}
      <div className={styles.actions}>
        <Button
          {...aria}
          {...(id === undefined ? {} : { id })}
          // Overrides the form item's own ref among the rest.
          ref={button}
          disabled={isLocked || room === 0}
          onClick={picker.open}
        >
          {words.add}
        </Button>
        <span className={styles.hint}>{room === 0 ? words.full(maxItems) : words.hint}</span>
      </div>
      {leftOut > 0 && (
        <p className={styles.failure} role="alert">
          {words.leftOut(leftOut, maxItems)}
        </p>
      )}
      <RemovedPhotos photos={album.removed} isFull={room === 0} onRestore={album.restore} />
      <p className={styles.news} role="status">
        {album.news}
      </p>
      {shown !== null && onChange && (
        <PhotoDialog
          photos={photos}
          shown={shown}
          caption={value[shown] ?? null}
          maxLength={maxLength}
          onDescribe={(caption) => album.describe(shown, caption)}
          onShow={setShown}
        />
      )}
    </FileDrop>
  );
}
