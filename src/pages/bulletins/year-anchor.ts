/** The id of a year's heading, which is also its place in the address. */
export function yearAnchor(year: number): string {
  return `yil-${year}`;
}
