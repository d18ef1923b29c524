/** Formats a number with its unit as in Turkish: %15, 1.250,5 TL. */
export function inUnit(number: number, unit = ''): string {
  const digits = number.toLocaleString('tr-TR', { maximumFractionDigits: 20 });
  if (unit === '%') return `%${digits}`;
  return unit === '' ? digits : `${digits} ${unit}`;
}
