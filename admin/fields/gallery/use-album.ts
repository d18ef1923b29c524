import { arrayMove } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef, useState } from 'react';
import { mediaTexts } from '../../i18n/fields';

export type Captions = Readonly<Record<string, string>>;

/** An album being edited: addresses in display order, and the descriptions. */
export interface AlbumValue {
  readonly photos: readonly string[];
  readonly captions: Captions;
}

/** A removed photo with everything needed to restore it. */
export interface RemovedPhoto {
  readonly address: string;
  readonly index: number;
  /** Undefined if it was not described. */
  readonly caption: string | undefined;
}

const { album: words } = mediaTexts;

/** Returns an album's state and the functions that change it. */
export function useAlbum(value: AlbumValue, onChange: (value: AlbumValue) => void) {
  const [removed, setRemoved] = useState<readonly RemovedPhoto[]>([]);
  const [news, setNews] = useState('');
  // Uploads end between renders, several at a time; syncing the ref in an effect would bring back an old album.
  const current = useRef(value);
  useLayoutEffect(() => {
    current.current = value;
  });

  function change(next: AlbumValue): void {
    current.current = next;
    onChange(next);
  }

  return {
    /** Since the form was opened, oldest first. */
    removed,
    /** The last change, for screen readers. */
    news,
    add: (addresses: readonly string[]) => {
      const { photos } = current.current;
      change({ ...current.current, photos: [...new Set([...photos, ...addresses])] });
    },
    move: (from: number, to: number) => {
      const { photos } = current.current;
      if (to < 0 || to >= photos.length) return;
      setNews(words.moved(to + 1, photos.length));
      change({ ...current.current, photos: arrayMove([...photos], from, to) });
    },
    remove: (address: string) => {
      const [next, photo] = removePhoto(current.current, address);
      setRemoved([...removed, photo]);
      setNews(words.isRemoved(photo.index + 1));
      change(next);
    },
    restore: (photo: RemovedPhoto) => {
      const next = restorePhoto(current.current, photo);
      setRemoved(removed.filter((other) => other !== photo));
      setNews(words.isRestored(next.photos.indexOf(photo.address) + 1));
      change(next);
    },
    describe: (address: string, caption: string | null) =>
      change(describePhoto(current.current, address, caption)),
    /** Describes a photo unless it is described; null is no description. */
    describeNew: (address: string, caption: string | null) => {
      if (caption === null || current.current.captions[address] !== undefined) return;
      change(describePhoto(current.current, address, caption));
    },
  };
}

/** Removes a photo. Returns the album and what is needed to restore the photo. */
export function removePhoto(album: AlbumValue, address: string): [AlbumValue, RemovedPhoto] {
  const { [address]: caption, ...captions } = album.captions;
  const photos = album.photos.filter((photo) => photo !== address);
  return [
    { photos, captions },
    { address, index: album.photos.indexOf(address), caption },
  ];
}

/** Restores a removed photo at its old position, or at the end if the album has become shorter. */
export function restorePhoto(album: AlbumValue, { address, index, caption }: RemovedPhoto): AlbumValue {
  const photos = album.photos.toSpliced(index, 0, address);
  return {
    photos,
    captions: caption === undefined ? album.captions : { ...album.captions, [address]: caption },
  };
}

/** Sets a photo's description: '' is decorative, null is not described. */
function describePhoto(album: AlbumValue, address: string, caption: string | null): AlbumValue {
  const others = Object.entries(album.captions).filter(([photo]) => photo !== address);
  const captions = caption === null ? others : [...others, [address, caption] as const];
  return { ...album, captions: Object.fromEntries(captions) };
}
