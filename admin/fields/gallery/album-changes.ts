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

/** Appends addresses to an album, without duplicates. */
export function addPhotos(album: AlbumValue, added: readonly string[]): AlbumValue {
  return { ...album, photos: [...new Set([...album.photos, ...added])] };
}

/** Moves the photo at `from` to `to`. An index outside the album changes nothing. */
export function movePhoto(album: AlbumValue, from: number, to: number): AlbumValue {
  const moved = album.photos[from];
  if (moved === undefined || to < 0 || to >= album.photos.length) return album;
  return { ...album, photos: album.photos.toSpliced(from, 1).toSpliced(to, 0, moved) };
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
export function describePhoto(album: AlbumValue, address: string, caption: string | null): AlbumValue {
  const others = Object.entries(album.captions).filter(([photo]) => photo !== address);
  const captions = caption === null ? others : [...others, [address, caption] as const];
  return { ...album, captions: Object.fromEntries(captions) };
}
