import { civilDateOf, formatFullDate } from '../../lib/dates/dates';

/** The day of a timestamp in Istanbul. */
export function CivilTime({ timestamp }: { timestamp: string }) {
  const date = civilDateOf(timestamp);
  return <time dateTime={date}>{formatFullDate(date)}</time>;
}
