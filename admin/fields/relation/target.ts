/** A row of another resource, with its title. */
export interface Target {
  readonly id: number;
  readonly title: string;
}

/** "Yaz kampı (12)", or the number alone. */
const WRITTEN = /^(?:(.*)\s\()?([1-9]\d{0,14})\)?$/s;

/** Takes a column's value: the related row as `columnSelect` reads it, or its id alone. Gives the row, null for none. */
export function readTarget(value: unknown): Target | null {
  if (typeof value === 'number') return { id: value, title: '' };
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'number')
    return null;
  return { id: value.id, title: 'title' in value && typeof value.title === 'string' ? value.title : '' };
}

/** Takes a related row; gives the text that stands for it in an address or a table: "Yaz kampı (12)". */
export function writeTarget({ id, title }: Target): string {
  return title === '' ? String(id) : `${title} (${id})`;
}

/** Takes such a text; gives the related row, null for anything else. */
export function parseTarget(text: string): Target | null {
  const [, title = '', id] = WRITTEN.exec(text.trim()) ?? [];
  return id === undefined ? null : { id: Number(id), title };
}
