import { isSafeImageUrl } from '../paths/links';
import { galleryAlt, parseGallery } from './gallery';

/** The columns that may hold a cover, best first (specification, section 3). */
const COVER_NAMES = [
  'cover_url',
  'cover',
  'image_url',
  'image',
  'photo',
  'banner',
  'thumbnail',
  'hero',
] as const;

/** The cover columns that have a description, mapped to the column of the description. */
const DESCRIPTIONS = { cover_url: 'cover_alt', image_url: 'image_alt' } as const;

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns the address of a row's cover: of the first column that holds a usable one, else of the first picture of its
 * gallery; null without any.
 */
export function pickCover(row: Row): string | null {
  return pickFirst(row, COVER_NAMES) ?? parseGallery(row)[0] ?? null;
}

/** Returns the address of a row's hero picture, else of its cover; null means the default hero. */
export function pickHero(row: Row): string | null {
  return pickFirst(row, ['hero_bg_url']) ?? pickCover(row);
}

/** Whether the cover is the picture in the head of the row's page, and stands nowhere else there. */
export function isCoverInHead(row: Row): boolean {
  const cover = pickCover(row);
  return cover !== null && pickHero(row) === cover;
}

/** Returns the description of a row's cover; '' if it is decorative or not described. */
export function coverAlt(row: Row): string {
  const cover = pickCover(row);
  const texts = Object.entries(DESCRIPTIONS).map(([address, text]) => {
    const value = row[address];
    return typeof value === 'string' && value.trim() === cover ? row[text] : null;
  });
  const written = texts.find((text) => typeof text === 'string');
  return written ?? (cover === null ? null : galleryAlt(row, cover)) ?? '';
}

/** Returns the description of the picture in the head of a row's page; null where the page describes it elsewhere, or never. */
export function headAlt(row: Row): string | null {
  const cover = pickCover(row);
  return isCoverInHead(row) && !parseGallery(row).some((photo) => photo === cover) ? coverAlt(row) : null;
}

function pickFirst(row: Row, names: readonly string[]): string | null {
  const addresses = names.map((name) => row[name]).filter((value) => typeof value === 'string');
  return addresses.map((address) => address.trim()).find(isSafeImageUrl) ?? null;
}
