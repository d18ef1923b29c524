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

/** Takes a cell of a table; gives the whole number in it, null for a blank, undefined for anything else. */
export function readWhole(text: string): number | null | undefined {
  const written = text.trim();
  if (written === '') return null;
  return /^\d{1,9}$/.test(written) ? Number(written) : undefined;
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

/** The smallest and the largest number, both included; null leaves an end open. */
export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
}

const END = /^-?\d{1,15}(?:\.\d{1,10})?$/;

/** Takes a choice; gives its two ends, null when it is none or its first end is the larger. */
export function readRange(choice: string): NumberRange | null {
  const ends = choice.split('..');
  const [from, to] = ends.map((end) => (END.test(end) ? Number(end) : end === '' ? null : undefined));
  if (ends.length !== 2 || from === undefined || to === undefined) return null;
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? null : { from, to };
}

/** Takes two ends; gives the choice that stands for them in the address, '' for none. */
export function writeRange({ from, to }: NumberRange): string {
  return from === null && to === null ? '' : `${from ?? ''}..${to ?? ''}`;
}
