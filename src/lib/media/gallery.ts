import { isSafeImageUrl } from '../paths/links';

/** The columns that may hold a gallery, best first (specification, section 3). */
const GALLERY_NAMES = ['gallery', 'images', 'photos'] as const;

/**
 * Returns the picture addresses of a row's gallery in order, each once, http(s) or site paths only. The column may hold
 * an array, a JSON array or a comma-separated list.
 */
export function parseGallery(row: Readonly<Record<string, unknown>>): string[] {
  const galleries = GALLERY_NAMES.map((name) => usableAddresses(row[name]));
  return galleries.find((addresses) => addresses.length > 0) ?? [];
}

/** Leaves of the galleries of rows the first picture, which may stand in for a cover: the document's state contains all rows. */
export function trimToFirstPicture<Row extends object>(rows: readonly Row[]): Row[] {
  const firstOf = (row: object) => parseGallery(Object.fromEntries(Object.entries(row))).slice(0, 1);
  return rows.map((row) => ({ ...row, gallery: firstOf(row), gallery_alt: {} }));
}

/** Returns the description of a gallery picture: '' means decorative, null not described. */
export function galleryAlt(row: Readonly<Record<string, unknown>>, address: string): string | null {
  const texts = row.gallery_alt;
  if (typeof texts !== 'object' || texts === null) return null;
  const text = new Map<string, unknown>(Object.entries(texts)).get(address);
  return typeof text === 'string' ? text : null;
}

function usableAddresses(value: unknown): string[] {
  const addresses = listItems(value)
    .filter((item) => typeof item === 'string')
    .map((item) => item.trim())
    .filter(isSafeImageUrl);
  return [...new Set(addresses)];
}

function listItems(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return [];
  return value.trim().startsWith('[') ? parseJsonArray(value) : value.split(',');
}

function parseJsonArray(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
