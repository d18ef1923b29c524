/** Takes a column's value; gives it if it is a text, '' otherwise. */
export function shownText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
