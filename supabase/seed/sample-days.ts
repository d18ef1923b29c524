import { type CivilDate, civilParts, istanbulInputToIso, todayInIstanbul } from '../../src/lib/dates/dates';

const DAY_MS = 86_400_000;

/** Days and times relative to the day of seeding, so that new sample content is always current. */
export interface SampleDays {
  /** The civil date `offset` days from today in Istanbul. */
  day: (offset: number) => CivilDate;
  /** That day at 'HH:mm' Istanbul time, as ISO 8601 in UTC. */
  moment: (offset: number, time: string) => string;
  /** The offsets in days of the last and the next occurrence of a day of the year, never 0. */
  lastYearly: (month: number, day: number) => number;
  nextYearly: (month: number, day: number) => number;
  /** The year and month (1–12) `offset` months from now. */
  month: (offset: number) => { year: number; month: number };
}

export function createSampleDays(now: Date = new Date()): SampleDays {
  const today = civilParts(todayInIstanbul(now));
  const civilDate = (year: number, month: number, day: number) =>
    new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  const day = (offset: number) => civilDate(today.year, today.month, today.day + offset);
  const midnight = Date.UTC(today.year, today.month - 1, today.day);
  const daysTo = (year: number, month: number, dayOfMonth: number) =>
    (Date.UTC(year, month - 1, dayOfMonth) - midnight) / DAY_MS;
  const yearly = (month: number, dayOfMonth: number) =>
    [-1, 0, 1].map((offset) => daysTo(today.year + offset, month, dayOfMonth));
  return {
    day,
    moment: (offset, time) => istanbulInputToIso(`${day(offset)}T${time}`),
    lastYearly: (month, dayOfMonth) => Math.max(...yearly(month, dayOfMonth).filter((days) => days < 0)),
    nextYearly: (month, dayOfMonth) => Math.min(...yearly(month, dayOfMonth).filter((days) => days > 0)),
    month: (offset) => {
      const { year, month } = civilParts(civilDate(today.year, today.month + offset, 1));
      return { year, month };
    },
  };
}
