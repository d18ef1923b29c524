import { type CivilDate, civilParts, istanbulInputToIso, todayInIstanbul } from '../../src/shared/dates';

/** Days and moments counted from the day of seeding, so that the sample content never grows old. */
export interface SampleDays {
  /** The civil date `offset` days from today in Istanbul. */
  day: (offset: number) => CivilDate;
  /** That day at 'HH:mm' Istanbul time, as ISO 8601 in UTC. */
  moment: (offset: number, time: string) => string;
  /** Year and month (1–12) `offset` months from this month. */
  month: (offset: number) => { year: number; month: number };
}

export function createSampleDays(now: Date = new Date()): SampleDays {
  const today = civilParts(todayInIstanbul(now));
  const civilDate = (year: number, month: number, day: number) =>
    new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  const day = (offset: number) => civilDate(today.year, today.month, today.day + offset);
  return {
    day,
    moment: (offset, time) => istanbulInputToIso(`${day(offset)}T${time}`),
    month: (offset) => {
      const { year, month } = civilParts(civilDate(today.year, today.month + offset, 1));
      return { year, month };
    },
  };
}
