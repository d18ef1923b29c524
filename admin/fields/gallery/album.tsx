import { Button, ConfigProvider, Form, Modal } from 'antd';
import { useRef, useState, useId } from 'react';
import { prepareImage, useStillPictures } from '../uploads/prepare-image';
import { isWaitingForPerson, useUploads } from '../uploads/use-uploads';
import { mediaTexts } from '../../i18n/fields';
import { fieldsOfKind, mediaFolder } from '../../schema/derive';
import type { Control, InputProps } from '../field-kind';
import { ExistingFiles } from '../library/existing-files';
import { FileZone, useFilePicker, UploadRow } from '../uploads/upload-controls';
import { type Captions, type RemovedPhoto, useAlbum } from './use-album';
import styles from './gallery.module.css';
import { PhotoGrid } from './photo-grid';
import { Description } from '../alt/alt-input';

const { album: words } = mediaTexts;
const NO_PHOTOS: readonly string[] = [];
const NO_CAPTIONS: Captions = {};

/** Edits the album and its descriptions together, although they are two columns. */
export function GalleryInput({ field, resource, control }: InputProps<'gallery'>) {
  const captions = fieldsOfKind(resource, 'captions').find(({ of }) => of === field.name);
  const { label, maxItems } = field;
  const settings = { label, control, maxItems, folder: mediaFolder(resource, {}) };
  if (!captions) return <Album {...settings} />;
  return (
    <Form.Item name={captions.name} noStyle>
      <Album {...settings} maxLength={captions.maxLength} />
    </Form.Item>
  );
}

interface AlbumProps {
  readonly label: string;
  readonly control: Control<'gallery'>;
  readonly maxItems: number;
  readonly folder: string;
  readonly maxLength?: number | undefined;
  /** The descriptions, from the surrounding form item; undefined where albums are not described. */
  readonly value?: Captions;
  readonly onChange?: (captions: Captions) => void;
}

/** Uploads photos as soon as they are chosen. The row gets the changed album with the next save. */
function Album({ label, control, maxItems, folder, maxLength, value = NO_CAPTIONS, onChange }: AlbumProps) {
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
  const toStills = useStillPictures();
  const coming = uploads.items.filter(({ state }) => !isWaitingForPerson(state)).length;
  const room = Math.max(0, maxItems - photos.length - coming);
  const undescribed = onChange ? photos.filter((photo) => value[photo] === undefined) : [];

  function take(files: readonly File[]): void {
    setLeftOut(Math.max(0, files.length - room));
    void toStills(files.slice(0, room)).then((stills) => uploads.add(stills, prepareImage));
  }

  const picker = useFilePicker({ accept: 'image/*', multiple: true, label }, take);
  const andStay = (action: () => void) => () => {
    action();
    button.current?.focus();
  };

  return (
    <FileZone className={styles.album} onFiles={take}>
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
        <ExistingFiles
          kind="image"
          most={room}
          onChoose={(files) => {
            album.add(files.map(({ address }) => address));
            if (onChange) for (const { address, alt } of files) album.describeNew(address, alt);
          }}
        />
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
    </FileZone>
  );
}

interface RemovedPhotosProps {
  readonly photos: readonly RemovedPhoto[];
  readonly isFull: boolean;
  readonly onRestore: (photo: RemovedPhoto) => void;
}

/** Each photo removed since the form was opened can be restored to its position until the save. */
function RemovedPhotos({ photos, isFull, onRestore }: RemovedPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <div className={styles.removed}>
      <p className={styles.hint}>{words.removed(photos.length)}</p>
      <ul className={styles.removedList}>
        {photos.map((photo, index) => (
          <li key={photo.address}>
            <img className={styles.sample} src={photo.address} alt="" loading="lazy" decoding="async" />
            <Button
              disabled={isFull}
              aria-label={words.restorePhoto(index + 1)}
              onClick={() => onRestore(photo)}
            >
              {words.restore}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PhotoDialogProps {
  readonly photos: readonly string[];
  readonly shown: string;
  /** Null is not described yet, '' is decorative. */
  readonly caption: string | null;
  readonly maxLength: number | undefined;
  readonly onDescribe: (caption: string | null) => void;
  /** Called with the photo to show next; null closes the dialog. */
  readonly onShow: (photo: string | null) => void;
}

/** Shows one large photo with its description and leads to the next, so that all are described in one go. */
function PhotoDialog({ photos, shown, caption, maxLength, onDescribe, onShow }: PhotoDialogProps) {
  const id = useId();
  const at = photos.indexOf(shown);
  const next = photos[at + 1];

  return (
    <Modal
      open
      title={words.photoOf(at + 1, photos.length)}
      onCancel={() => onShow(null)}
      footer={[
        <Button key="previous" disabled={at < 1} onClick={() => onShow(photos[at - 1] ?? null)}>
          {words.previous}
        </Button>,
        <Button key="next" disabled={next === undefined} onClick={() => onShow(next ?? null)}>
          {words.next}
        </Button>,
        <Button key="close" type="primary" onClick={() => onShow(null)}>
          {words.close}
        </Button>,
      ]}
    >
      <div className={styles.described}>
        <img className={styles.large} src={shown} alt="" decoding="async" />
        <label htmlFor={id}>{words.description}</label>
        <Description
          id={id}
          key={shown}
          autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- the dialog was opened to write here
          value={caption}
          maxLength={maxLength}
          placeholder={words.descriptionHelp}
          onChange={onDescribe}
          onPressEnter={(event) => {
            event.preventDefault();
            onShow(next ?? null);
          }}
        />
      </div>
    </Modal>
  );
}
