/** Formats a number with its unit as in Turkish: %15, 12,5 m². Money is as on the site: 450 TL, 250,50 TL. */
export function inUnit(number: number, unit = ''): string {
  const minimumFractionDigits = unit === 'TL' && !Number.isInteger(number) ? 2 : 0;
  const digits = number.toLocaleString('tr-TR', { minimumFractionDigits, maximumFractionDigits: 20 });
  if (unit === '%') return `%${digits}`;
  return unit === '' ? digits : `${digits} ${unit}`;
}
