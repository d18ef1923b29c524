const IN_TEXT = /\{([a-z0-9_]+)\}/g;
const IN_PATH = /:([a-z0-9_]+)/g;

type Row = Readonly<Record<string, unknown>>;

/** Returns the names of the `{column}` placeholders in a sentence. */
export function columnsInText(text: string): string[] {
  return Array.from(text.matchAll(IN_TEXT), ([, name = '']) => name);
}

/** Returns the names of the `:column` placeholders in a path. */
export function columnsInPath(path: string): string[] {
  return Array.from(path.matchAll(IN_PATH), ([, name = '']) => name);
}

/** Replaces the `{column}` placeholders of a sentence with the row's values as stored. */
export function fillText(text: string, row: Row): string {
  return text.replaceAll(IN_TEXT, (_, name: string) => show(row[name]));
}

/** Replaces a path's `:column` placeholders by the row's encoded values. Null if a value is missing. */
export function fillPath(path: string, row: Row): string | null {
  const isComplete = columnsInPath(path).every((name) => show(row[name]) !== '');
  return isComplete
    ? path.replaceAll(IN_PATH, (_, name: string) => encodeURIComponent(show(row[name])))
    : null;
}

function show(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
