import { createHash } from 'node:crypto';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Two sheets of the same letters would have to use the same name, too, to be confused. */
const LETTERS = 4;

/**
 * Takes a class of a style sheet and the sheet's file, gives the name that pages have it by. It changes with neither the sheet's
 * content nor the place in it, so that scripts stay what browsers have kept of them.
 */
export function className(name: string, file: string): string {
  const place = path.relative(ROOT, file).replaceAll(path.sep, '/');
  const hash = createHash('sha256')
    .update(place)
    .digest('base64url')
    .replace(/[^a-z]/gi, '');
  return `${name}-${hash.slice(0, LETTERS)}`;
}
