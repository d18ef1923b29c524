/** Turkish notation with optional groups of three: 1.250 and 1.250,5. No group begins with a zero. */
const TURKISH = /^-?(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,\d+)?$/;
/** Programming notation: 12.5 has no group of three. */
const PLAIN = /^-?\d+\.\d+$/;

/** A column's number; null for none. The embedded server sends `numeric` as text, the hosted one as a number. */
export function storedNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Reads a typed number; null for a blank, undefined for anything else. */
export function readDecimal(text: string): number | null | undefined {
  const written = text.replace(/\s/g, '').replace('−', '-');
  if (written === '') return null;
  if (TURKISH.test(written)) return Number(written.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(written) ? Number(written) : undefined;
}

/** Reads a whole number from a table cell; null for a blank, undefined for anything else. */
export function readWhole(text: string): number | null | undefined {
  const written = text.trim();
  if (written === '') return null;
  return /^\d{1,9}$/.test(written) ? Number(written) : undefined;
}

/** Formats a number as digits with a decimal comma, for inputs and for spreadsheets. */
export function plainDecimal(number: number): string {
  return number.toLocaleString('tr-TR', { useGrouping: false, maximumFractionDigits: 20 });
}

export function decimalsOf(number: number): number {
  return plainDecimal(number).split(',')[1]?.length ?? 0;
}

const END = /^-?\d{1,15}(?:\.\d{1,10})?$/;

/** Reads a number as the choice of a filter has it; undefined for anything else. */
export function readFilterNumber(written: string): number | undefined {
  return END.test(written) ? Number(written) : undefined;
}
