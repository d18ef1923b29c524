import type { Json } from '../../../src/lib/database/database.types';
import { parseGallery } from '../../../src/lib/media/gallery';
import { mediaTexts } from '../../i18n/fields';
import type { CellProps, FieldKind } from '../field-kind';
import { checkRule } from '../../lib/form-rules';

interface GalleryOptions {
  /** The same number as in the column's check constraint. */
  readonly maxItems: number;
}

declare module '../../schema/field-types' {
  interface Kinds {
    gallery: { options: GalleryOptions; column: Json; form: readonly string[]; files: 'list' };
  }
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
  toText: (value) => parseGallery({ gallery: value }).join(' '),
};
