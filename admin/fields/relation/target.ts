import { fieldTexts } from '../../i18n/fields';

/** A row of another resource with its title. */
export interface Target {
  readonly id: number;
  readonly title: string;
}

/** "Yaz kampı (12)", or the id alone. */
const WRITTEN = /^(?:(.*)\s\()?([1-9]\d{0,14})\)?$/s;

/** Reads a relation from a column value: the related row as `columnSelect` reads it, or its id; null for none. */
export function readTarget(value: unknown): Target | null {
  if (typeof value === 'number') return { id: value, title: '' };
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'number')
    return null;
  return { id: value.id, title: 'title' in value && typeof value.title === 'string' ? value.title : '' };
}

/** Returns the title of a relation's row, or its number; '' for none. */
export function titleOf(value: unknown): string {
  const target = readTarget(value);
  return target === null ? '' : target.title || fieldTexts.relation.nameless(target.id);
}

/** Returns a related row as text for an address or a table: "Yaz kampı (12)". */
export function writeTarget({ id, title }: Target): string {
  return title === '' ? String(id) : `${title} (${id})`;
}

/** Reads that text; null for anything else. */
export function parseTarget(text: string): Target | null {
  const [, title = '', id] = WRITTEN.exec(text.trim()) ?? [];
  return id === undefined ? null : { id: Number(id), title };
}
