const MINUTE_DIGITS = 'yyyy-mm-ddThh:mm'.length;
/** A year is typed digit by digit, and the input reports each: 0002, 0020, 0202, 2026. */
const FIRST_WHOLE_YEAR = '1000';

interface Span {
  readonly start: string;
  readonly end: string;
}

/**
 * Returns the end that preserves the duration after the start has changed; null while the new start is empty
 * or incomplete. Values are those of date-time inputs; only local times are compared, so no zone matters.
 */
export function shiftEnd({ start, end }: Span, newStart: string): string | null {
  if (newStart < FIRST_WHOLE_YEAR) return null;
  const moved = minuteOf(end) + minuteOf(newStart) - minuteOf(start);
  return Number.isNaN(moved) ? null : new Date(moved).toISOString().slice(0, MINUTE_DIGITS);
}

function minuteOf(clock: string): number {
  return Date.parse(`${clock.slice(0, MINUTE_DIGITS)}Z`);
}
