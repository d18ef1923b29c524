import { parseGallery } from '../../../src/lib/media/gallery';
import { mediaTexts } from '../../i18n/fields';
import type { CellProps, FieldKind } from '../field-kind';
import { checkRule } from '../../lib/form-rules';

export interface GalleryOptions {
  /** The same number as in the column's check constraint. */
  readonly maxItems: number;
}

function GalleryCell({ value }: CellProps<'gallery'>) {
  return mediaTexts.album.count(parseGallery({ gallery: value }).length);
}

/** The addresses of an album's pictures, in display order. */
export const galleryKind: FieldKind<'gallery'> = {
  columnTypes: ['jsonb'],
  Cell: GalleryCell,
  place: 'main',
  comparedAs: 'pictures',
  rules: ({ maxItems }) => [
    checkRule((photos: readonly string[]) =>
      photos.length > maxItems ? mediaTexts.album.tooMany(maxItems) : undefined,
    ),
  ],
  toForm: (value) => parseGallery({ gallery: value }),
  toRow: (value) => [...value],
  files: (value) => parseGallery({ gallery: value }),
  toText: (value) => parseGallery({ gallery: value }).join(' '),
};
