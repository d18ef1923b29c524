const IN_TEXT = /\{([a-z0-9_]+)\}/g;
const IN_PATH = /:([a-z0-9_]+)/g;

type Row = Readonly<Record<string, unknown>>;

/** Takes a sentence with `{column}` placeholders; gives the column names in it. */
export function columnsInText(text: string): string[] {
  return Array.from(text.matchAll(IN_TEXT), ([, name = '']) => name);
}

/** Takes a path with `:column` placeholders; gives the column names in it. */
export function columnsInPath(path: string): string[] {
  return Array.from(path.matchAll(IN_PATH), ([, name = '']) => name);
}

/** Takes a sentence with `{column}` placeholders and a row; gives the sentence with the row's values in it. */
export function fillText(text: string, row: Row): string {
  return text.replaceAll(IN_TEXT, (_, name: string) => show(row[name]));
}

/** Takes a path with `:column` placeholders and a row; gives the address, or null while a value is missing. */
export function fillPath(path: string, row: Row): string | null {
  const isComplete = columnsInPath(path).every((name) => show(row[name]) !== '');
  return isComplete
    ? path.replaceAll(IN_PATH, (_, name: string) => encodeURIComponent(show(row[name])))
    : null;
}

function show(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
