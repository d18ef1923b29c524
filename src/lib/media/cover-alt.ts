import { pickCover } from './cover';

/** The covers that have a description, each with its column. */
const DESCRIPTIONS = { cover_url: 'cover_alt', image_url: 'image_alt' } as const;

/** Takes a row, gives what its cover shows; '' if it is decoration or nobody has said it. */
export function coverAlt(row: Readonly<Record<string, unknown>>): string {
  const cover = pickCover(row);
  const texts = Object.entries(DESCRIPTIONS).map(([address, text]) => {
    const value = row[address];
    return typeof value === 'string' && value.trim() === cover ? row[text] : null;
  });
  return texts.find((text) => typeof text === 'string') ?? '';
}
