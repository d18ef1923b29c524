import { renditionSrcSet } from '../../../src/lib/media/image-renditions';
import { isSafeImageUrl } from '../../../src/lib/paths/links';
import { versionTexts } from '../../i18n/history';
import styles from './history.module.css';

const texts = versionTexts.pictures;
const MAX_SHOWN = 12;
const THUMBNAIL_PX = 88;

interface Files {
  /** The addresses in their order. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The pictures that came and went, and the new order if those that stayed moved. */
export function PictureChanges({ before, after }: Files) {
  const removed = before.filter((address) => !after.includes(address));
  const added = after.filter((address) => !before.includes(address));
  const kept = after.filter((address) => before.includes(address));
  const isReordered = before.filter((address) => after.includes(address)).join(' ') !== kept.join(' ');
  return (
    <div className={styles.pictures}>
      <Pictures label={texts.removed} shown={removed} all={before} nameOf={texts.removedPhoto} />
      <Pictures label={texts.added} shown={added} all={after} nameOf={texts.addedPhoto} />
      {isReordered && <Pictures label={texts.order} shown={after} all={after} nameOf={texts.photo} />}
    </div>
  );
}

interface PicturesProps {
  readonly label?: string;
  readonly shown: readonly string[];
  /** The album that the pictures are part of. */
  readonly all: readonly string[];
  readonly nameOf: (position: number) => string;
}

export function Pictures({ label, shown, all, nameOf }: PicturesProps) {
  const safe = shown.filter(isSafeImageUrl);
  if (safe.length === 0) return null;
  return (
    <figure className={styles.group}>
      {label !== undefined && <figcaption>{label}</figcaption>}
      <ul className={styles.thumbnails}>
        {safe.slice(0, MAX_SHOWN).map((address) => (
          <li key={address}>
            <img
              src={address}
              srcSet={renditionSrcSet(address)}
              sizes={`${THUMBNAIL_PX}px`}
              alt={nameOf(all.indexOf(address) + 1)}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
      {safe.length > MAX_SHOWN && <p className={styles.note}>{texts.more(safe.length - MAX_SHOWN)}</p>}
    </figure>
  );
}

/** A file by its name, opened in a new tab. */
export function FileLink({ address }: { readonly address: string }) {
  const name = /[^/?#]+(?=$|[?#])/.exec(address)?.[0] ?? address;
  if (!isSafeImageUrl(address)) return name;
  return (
    <a href={address} target="_blank" rel="noopener">
      {name}
    </a>
  );
}
