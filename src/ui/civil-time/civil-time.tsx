import { civilDateOf, formatCivilDate } from '../../lib/dates/dates';

/** The day of a moment as it is read in Istanbul. */
export function CivilTime({ timestamp }: { timestamp: string }) {
  const date = civilDateOf(timestamp);
  return <time dateTime={date}>{formatCivilDate(date)}</time>;
}
