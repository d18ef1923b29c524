import { Button } from 'antd';
import { mediaTexts } from '../../i18n/fields';
import type { RemovedPhoto } from './album-changes';
import styles from './gallery.module.css';

interface RemovedPhotosProps {
  readonly photos: readonly RemovedPhoto[];
  readonly isFull: boolean;
  readonly onRestore: (photo: RemovedPhoto) => void;
}

const { album: words } = mediaTexts;

/**
 * Lists the photos removed since the form was opened. Each can be restored to its position until the save.
 */
export function RemovedPhotos({ photos, isFull, onRestore }: RemovedPhotosProps) {
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
