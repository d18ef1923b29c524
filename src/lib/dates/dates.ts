/** The association's time zone. All dates and times are shown in it. */
const ISTANBUL = 'Europe/Istanbul';

/** A calendar day, written 'YYYY-MM-DD'. */
export type CivilDate = string;

export interface CivilParts {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

export const MONTH_NAMES = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
] as const;

/** From Monday to Sunday. */
export const WEEKDAYS = [
  { short: 'Pzt', long: 'Pazartesi' },
  { short: 'Sal', long: 'Salı' },
  { short: 'Çar', long: 'Çarşamba' },
  { short: 'Per', long: 'Perşembe' },
  { short: 'Cum', long: 'Cuma' },
  { short: 'Cmt', long: 'Cumartesi' },
  { short: 'Paz', long: 'Pazar' },
] as const;

const CIVIL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
const CLOCK_OPTIONS = {
  timeZone: ISTANBUL,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;
/**
 * Since this moment Istanbul has been three hours ahead of UTC, summer and winter (IANA time zone database, release 2016g). A test compares
 * this with the platform's own zone data. Creating an Intl clock takes a slow phone 50 ms, on every page that shows a date.
 */
const FIXED_OFFSET_SINCE = Date.UTC(2016, 8, 8);
const FIXED_OFFSET_MS = 3 * 60 * 60 * 1000;
/** For earlier moments; created on first use. */
let clock: Intl.DateTimeFormat | undefined;

/** Returns the day in Istanbul at `now`. */
export function todayInIstanbul(now: Date = new Date()): CivilDate {
  return wallClock(now).slice(0, 10);
}

/**
 * Parses a timestamp as hosted Supabase ('2026-11-20T23:09:58.049Z') or the embedded backend ('2026-11-20
 * 23:09:58.049+00') writes it. Without an offset it is Istanbul time. Throws RangeError on anything else.
 */
export function parseTimestamp(timestamp: string): Date {
  const match = TIMESTAMP.exec(timestamp.trim());
  if (!match) throw new RangeError(`Not a timestamp: ${timestamp}`);
  const [, day = '', minutes = '', seconds = '00', fraction = '', offset] = match;
  const time = `${day}T${minutes}:${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}`;
  const moment = offset ? new Date(time + isoOffset(offset)) : momentInIstanbul(time);
  if (Number.isNaN(moment.getTime())) throw new RangeError(`Not a timestamp: ${timestamp}`);
  return moment;
}

/** Returns the civil date in Istanbul of a civil date or a timestamp. Throws RangeError on anything else. */
export function civilDateOf(value: string): CivilDate {
  const text = value.trim();
  if (!CIVIL_DATE.test(text)) return todayInIstanbul(parseTimestamp(text));
  civilParts(text);
  return text;
}

/** Splits a civil date. Throws RangeError unless the day exists. */
export function civilParts(date: CivilDate): CivilParts {
  const match = CIVIL_DATE.exec(date);
  const [year, month, day] = (match ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined || !exists(date)) {
    throw new RangeError(`Not a civil date: ${date}`);
  }
  return { year, month, day };
}

/** Returns the day `days` later, or earlier if negative. Throws RangeError as civilParts does. */
export function addDays(date: CivilDate, days: number): CivilDate {
  const { year, month, day } = civilParts(date);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** Returns the Turkish name of a month 1–12. Throws RangeError outside that range. */
export function monthName(month: number): string {
  const name = MONTH_NAMES[month - 1];
  if (!name) throw new RangeError(`Not a month: ${month}`);
  return name;
}

/** Formats a civil date as '12 Mayıs 2026'. Throws RangeError as civilParts does. */
export function formatCivilDate(date: CivilDate): string {
  const { year, month, day } = civilParts(date);
  return `${day} ${monthName(month)} ${year}`;
}

/** Returns a civil date's position in its week, 0 for Monday to 6. Throws RangeError as civilParts does. */
export function weekdayOf(date: CivilDate): number {
  const { year, month, day } = civilParts(date);
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % WEEKDAYS.length;
}

/** Returns a civil date's weekday: 'Salı'. Throws RangeError as civilParts does. */
export function weekdayName(date: CivilDate): string {
  return WEEKDAYS[weekdayOf(date)]?.long ?? '';
}

/** Formats a civil date with its weekday: '12 Mayıs 2026 Salı'. Throws RangeError as civilParts does. */
export function formatFullDate(date: CivilDate): string {
  return `${formatCivilDate(date)} ${weekdayName(date)}`;
}

/** Formats a timestamp as '12 Mayıs 2026, 14.30' in Istanbul time. Throws RangeError as parseTimestamp does. */
export function formatTimestamp(timestamp: string): string {
  const shown = wallClock(parseTimestamp(timestamp));
  return `${formatCivilDate(shown.slice(0, 10))}, ${shown.slice(11, 16).replace(':', '.')}`;
}

/**
 * Converts a date-time input's 'YYYY-MM-DDTHH:mm' in Istanbul time to ISO 8601 in UTC. Throws RangeError on anything
 * else.
 */
export function istanbulInputToIso(input: string): string {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(input)) throw new RangeError(`Not a date-time input: ${input}`);
  return parseTimestamp(input).toISOString();
}

/**
 * Converts a timestamp to a date-time input's 'YYYY-MM-DDTHH:mm' in Istanbul time. Throws RangeError as parseTimestamp
 * does.
 */
export function isoToIstanbulInput(timestamp: string): string {
  return wallClock(parseTimestamp(timestamp)).slice(0, 16);
}

/** Whether a text is an existing day, written 'YYYY-MM-DD'. */
export function isCivilDate(text: string): boolean {
  return CIVIL_DATE.test(text) && exists(text);
}

function exists(date: CivilDate): boolean {
  const midnight = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date);
}

function wallClock(moment: Date): string {
  const time = moment.getTime();
  if (time >= FIXED_OFFSET_SINCE) return new Date(time + FIXED_OFFSET_MS).toISOString().slice(0, 19);
  clock ??= new Intl.DateTimeFormat('en-CA', CLOCK_OPTIONS);
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`;
}

/**
 * Istanbul had summer time until 2016, so the offset depends on the date. The second step corrects a first guess near a
 * change.
 */
function momentInIstanbul(time: string): Date {
  const asUtc = Date.parse(`${time}Z`);
  if (Number.isNaN(asUtc)) return new Date(Number.NaN);
  const firstGuess = asUtc - istanbulOffsetAt(asUtc);
  return new Date(asUtc - istanbulOffsetAt(firstGuess));
}

/** Returns how many milliseconds Istanbul's clock is ahead of UTC at an instant. */
function istanbulOffsetAt(instant: number): number {
  const wholeSecond = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${wallClock(new Date(wholeSecond))}Z`) - wholeSecond;
}

function isoOffset(offset: string): string {
  if (/^z$/i.test(offset)) return 'Z';
  const [hours, minutes] = [offset.slice(0, 3), offset.slice(3).replace(':', '') || '00'];
  return `${hours}:${minutes}`;
}
