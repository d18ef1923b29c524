import { useLayoutEffect, useRef, useState } from 'react';
import { mediaTexts } from '../../i18n/fields';
import {
  addPhotos,
  describePhoto,
  movePhoto,
  removePhoto,
  restorePhoto,
  type AlbumValue,
  type RemovedPhoto,
} from './album-changes';

const { album: words } = mediaTexts;

interface EditedAlbum {
  /** Removed since the form was opened, oldest first. */
  readonly removed: readonly RemovedPhoto[];
  /** The last change in words, for screen readers. */
  readonly news: string;
  readonly add: (addresses: readonly string[]) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (address: string) => void;
  readonly restore: (photo: RemovedPhoto) => void;
  readonly describe: (address: string, caption: string | null) => void;
}

/** Returns an album's state and the functions that change it. */
export function useAlbum(value: AlbumValue, onChange: (value: AlbumValue) => void): EditedAlbum {
  const [removed, setRemoved] = useState<readonly RemovedPhoto[]>([]);
  const [news, setNews] = useState('');
  // Uploads end between renders, several at a time, and none may overwrite another. Syncing the ref in an
  // effect would bring back an outdated album.
  const current = useRef(value);
  useLayoutEffect(() => {
    current.current = value;
  });

  function change(next: AlbumValue): void {
    current.current = next;
    onChange(next);
  }

  return {
    removed,
    news,
    add: (addresses) => change(addPhotos(current.current, addresses)),
    move: (from, to) => {
      const next = movePhoto(current.current, from, to);
      if (next === current.current) return;
      setNews(words.moved(to + 1, next.photos.length));
      change(next);
    },
    remove: (address) => {
      const [next, photo] = removePhoto(current.current, address);
      setRemoved([...removed, photo]);
      setNews(words.isRemoved(photo.index + 1));
      change(next);
    },
    restore: (photo) => {
      const next = restorePhoto(current.current, photo);
      setRemoved(removed.filter((other) => other !== photo));
      setNews(words.isRestored(next.photos.indexOf(photo.address) + 1));
      change(next);
    },
    describe: (address, caption) => change(describePhoto(current.current, address, caption)),
  };
}
