import { excerpt } from '../../src/shared/excerpt';

/** Two lines of a table cell. */
const CELL_CHARACTERS = 120;

export function ExcerptCell({ value }: { readonly value: unknown }) {
  return typeof value === 'string' ? excerpt(value, CELL_CHARACTERS) : null;
}
