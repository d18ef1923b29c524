export type Captions = Readonly<Record<string, string>>;

/** An album under edit: addresses in the order of showing, and what they show. */
export interface AlbumValue {
  readonly photos: readonly string[];
  readonly captions: Captions;
}

/** A photo taken out, with all that is needed to put it back. */
export interface RemovedPhoto {
  readonly address: string;
  readonly index: number;
  /** Undefined if nobody had described it. */
  readonly caption: string | undefined;
}

/** Takes an album and addresses; gives it with them at its end, each once. */
export function addPhotos(album: AlbumValue, added: readonly string[]): AlbumValue {
  return { ...album, photos: [...new Set([...album.photos, ...added])] };
}

/** Takes an album and two places in it; gives it with the photo of the first at the second. A place outside changes nothing. */
export function movePhoto(album: AlbumValue, from: number, to: number): AlbumValue {
  const moved = album.photos[from];
  if (moved === undefined || to < 0 || to >= album.photos.length) return album;
  return { ...album, photos: album.photos.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

/** Takes an album and a photo of it; gives it without that, and what puts it back. */
export function removePhoto(album: AlbumValue, address: string): [AlbumValue, RemovedPhoto] {
  const { [address]: caption, ...captions } = album.captions;
  const photos = album.photos.filter((photo) => photo !== address);
  return [
    { photos, captions },
    { address, index: album.photos.indexOf(address), caption },
  ];
}

/** Takes an album and a photo that was taken out of it; gives it with the photo at its old place, or at the end. */
export function restorePhoto(album: AlbumValue, { address, index, caption }: RemovedPhoto): AlbumValue {
  const photos = album.photos.toSpliced(index, 0, address);
  return {
    photos,
    captions: caption === undefined ? album.captions : { ...album.captions, [address]: caption },
  };
}

/** Takes an album, a photo and what it shows: '' is decoration, null is not described; gives the album with that. */
export function describePhoto(album: AlbumValue, address: string, caption: string | null): AlbumValue {
  const others = Object.entries(album.captions).filter(([photo]) => photo !== address);
  const captions = caption === null ? others : [...others, [address, caption] as const];
  return { ...album, captions: Object.fromEntries(captions) };
}
