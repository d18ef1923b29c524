/** Digits that may be in groups of three, as Turkish writes them: 1.250 and 1.250,5. */
const TURKISH = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/;
/** As programs write them: 12.5 is no group of three. */
const PLAIN = /^-?\d+\.\d+$/;

/** Takes a column's value: `numeric` comes as text from the embedded server and as a number from the hosted one. Gives the number, null for none. */
export function storedNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Takes what somebody wrote; gives the number, null for a blank, undefined for what is none. */
export function readDecimal(text: string): number | null | undefined {
  const written = text.replace(/\s/g, '').replace('−', '-');
  if (written === '') return null;
  if (TURKISH.test(written)) return Number(written.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(written) ? Number(written) : undefined;
}

/** Takes a number; gives its digits with a decimal comma and nothing else: what inputs hold and a Turkish spreadsheet can sum. */
export function plainDecimal(number: number): string {
  return number.toLocaleString('tr-TR', { useGrouping: false, maximumFractionDigits: 20 });
}

/** Takes a number; says how many digits stand behind its comma. */
export function decimalsOf(number: number): number {
  return plainDecimal(number).split(',')[1]?.length ?? 0;
}

/** Takes a number and its unit; gives both as Turkish writes them: %15, 1.250,5 TL. */
export function inUnit(number: number, unit = ''): string {
  const digits = number.toLocaleString('tr-TR', { maximumFractionDigits: 20 });
  if (unit === '%') return `%${digits}`;
  return unit === '' ? digits : `${digits} ${unit}`;
}
