/** Takes a column's value; gives it in digits, without the point that would part thousands. */
export function shownNumber(value: unknown): string {
  return typeof value === 'number' ? String(value) : '';
}

/** Takes a cell of a table; gives the whole number in it, null for a blank, undefined for anything else. */
export function readNumber(text: string): number | null | undefined {
  const written = text.trim();
  if (written === '') return null;
  return /^\d{1,9}$/.test(written) ? Number(written) : undefined;
}
