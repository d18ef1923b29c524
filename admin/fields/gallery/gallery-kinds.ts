import { parseGallery, galleryAlt } from '../../../src/lib/media/gallery';
import { mediaTexts, fieldTexts } from '../../i18n/fields';
import type { CellProps, FieldKind } from '../field-kind';
import { checkRule } from '../../lib/form-values';
import { cleanLine } from '../../../src/lib/text/clean';
import type { Limited } from '../../schema/types';
import type { Captions } from './use-album';

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

export interface CaptionsOptions extends Limited {
  /** The gallery field whose pictures it describes. It is edited inside that field. */
  readonly of: string;
}

/** A gallery's descriptions by address. A picture without an entry is not described; '' is a decorative one. */
export const captionsKind: FieldKind<'captions'> = {
  columnTypes: ['jsonb'],
  place: 'inside',
  comparedAs: 'text',
  rules: () => [],
  toForm: readCaptions,
  // Blanks are neither a description nor a decision that a picture is decorative.
  toRow: (value) =>
    Object.fromEntries(
      Object.entries(value)
        .map(([photo, text]) => [photo, cleanLine(text)] as const)
        .filter(([photo, clean]) => clean !== '' || value[photo] === ''),
    ),
  toText: (value) => Object.values(readCaptions(value)).filter(Boolean).join(' · '),
  missed(value, { of }, { values }) {
    const photos = parseGallery({ gallery: values[of] });
    const count = photos.filter((photo) => galleryAlt({ gallery_alt: value }, photo) === null).length;
    return count === 0 ? undefined : fieldTexts.missed.photos(count);
  },
  refersTo: { of: ['gallery'] },
};

function readCaptions(value: unknown): Captions {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
