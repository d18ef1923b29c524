import { useLayoutEffect, useRef, useState } from 'react';
import { mediaTexts } from '../../i18n/media';
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
  /** Taken out since the form was opened, oldest first. */
  readonly removed: readonly RemovedPhoto[];
  /** Tells screen readers what happened last. */
  readonly news: string;
  readonly add: (addresses: readonly string[]) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (address: string) => void;
  readonly restore: (photo: RemovedPhoto) => void;
  readonly describe: (address: string, caption: string | null) => void;
}

/** Takes an album and what to do with a changed one; gives the ways to change it. */
export function useAlbum(value: AlbumValue, onChange: (value: AlbumValue) => void): EditedAlbum {
  const [removed, setRemoved] = useState<readonly RemovedPhoto[]>([]);
  const [news, setNews] = useState('');
  // Uploads end between two renderings, several at a time; none may write over another. A later effect would bring back
  // an album that has changed since it was drawn.
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
