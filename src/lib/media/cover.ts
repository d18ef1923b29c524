import { isSafeImageUrl } from '../paths/links';

/** The names under which a cover may be stored, best first (specification, section 3). */
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

/** The covers that have a description, each with its column. */
const DESCRIPTIONS = { cover_url: 'cover_alt', image_url: 'image_alt' } as const;

type Row = Readonly<Record<string, unknown>>;

/** Takes a row, gives the address of its cover picture, or null if no name holds a usable one. */
export function pickCover(row: Row): string | null {
  return pickFirst(row, COVER_NAMES);
}

/** Takes a row, gives the address of its hero picture (its own, else the cover), or null for the default hero. */
export function pickHero(row: Row): string | null {
  return pickFirst(row, ['hero_bg_url', ...COVER_NAMES]);
}

/** Takes a row, gives what its cover shows; '' if it is decoration or nobody has said it. */
export function coverAlt(row: Row): string {
  const cover = pickCover(row);
  const texts = Object.entries(DESCRIPTIONS).map(([address, text]) => {
    const value = row[address];
    return typeof value === 'string' && value.trim() === cover ? row[text] : null;
  });
  return texts.find((text) => typeof text === 'string') ?? '';
}

function pickFirst(row: Row, names: readonly string[]): string | null {
  const addresses = names.map((name) => row[name]).filter((value) => typeof value === 'string');
  return addresses.map((address) => address.trim()).find(isSafeImageUrl) ?? null;
}
