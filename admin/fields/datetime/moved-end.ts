const MINUTE_DIGITS = 'yyyy-mm-ddThh:mm'.length;
/** A year is typed digit by digit, and the input tells of each: 0002, 0020, 0202, 2026. */
const FIRST_WHOLE_YEAR = '1000';

interface Span {
  readonly start: string;
  readonly end: string;
}

/**
 * Takes a start and an end as date-time inputs hold them and another start; gives the end that keeps the length, null while
 * the new start is empty or not typed to its end. Clock times are compared with clock times, so no zone matters.
 */
export function movedEnd({ start, end }: Span, newStart: string): string | null {
  if (newStart < FIRST_WHOLE_YEAR) return null;
  const moved = minuteOf(end) + minuteOf(newStart) - minuteOf(start);
  return Number.isNaN(moved) ? null : new Date(moved).toISOString().slice(0, MINUTE_DIGITS);
}

function minuteOf(clock: string): number {
  return Date.parse(`${clock.slice(0, MINUTE_DIGITS)}Z`);
}
