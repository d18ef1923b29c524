import { parseGallery } from '../../../src/shared/gallery';
import { mediaTexts } from '../../i18n/media';
import type { FieldKind } from '../field-kind';
import { GalleryCell } from './gallery-cell';

/** The addresses of an album's pictures, in the order of showing. */
export const galleryKind: FieldKind<'gallery'> = {
  Cell: GalleryCell,
  place: 'main',
  rules: ({ maxItems }) => [
    {
      validator: (_: unknown, photos: readonly string[]) =>
        photos.length > maxItems
          ? Promise.reject(new Error(mediaTexts.album.tooMany(maxItems)))
          : Promise.resolve(),
    },
  ],
  toForm: (value) => parseGallery({ gallery: value }),
  toRow: (value) => [...value],
  toText: (value) => parseGallery({ gallery: value }).join(' '),
};
