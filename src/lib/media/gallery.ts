import { isSafeImageUrl } from '../paths/links';

/** The names under which a gallery may be stored, best first (specification, section 3). */
const GALLERY_NAMES = ['gallery', 'images', 'photos'] as const;

/**
 * Takes a row whose gallery is an array, a JSON string or a comma list, gives the picture addresses in order:
 * trimmed, each once, http(s) or site paths only.
 */
export function parseGallery(row: Readonly<Record<string, unknown>>): string[] {
  const galleries = GALLERY_NAMES.map((name) => usableAddresses(row[name]));
  return galleries.find((addresses) => addresses.length > 0) ?? [];
}

/** Takes a row and a picture of its gallery, gives what it shows: '' is decoration, null if nobody has said it. */
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
