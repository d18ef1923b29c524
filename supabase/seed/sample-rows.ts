import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';
import {
  addDays,
  type CivilDate,
  formatFullDate,
  istanbulInputToIso,
  todayInIstanbul,
  weekdayOf,
} from '../../src/lib/dates/dates';

export type SampleRow = Record<string, unknown>;

const CONTENT = path.join(import.meta.dirname, 'content');
const DAY =
  /\{(?:day(?: (?<from>[+-]?\d+))?|(?<side>last|next) (?<date>\d\d-\d\d))(?: (?<weekday>mon|tue|wed|thu|fri|sat|sun))?(?: (?<offset>[+-]\d+))?(?: (?<time>\d\d:\d\d))?\}/g;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const CSV_TABLES = ['award_recipients', 'bulletin_archive'];

/**
 * Reads the sample rows of a table from `content/<table>.json`, or `.csv` for a long list. Their days are relative to `now`, so that
 * the content of a first start is always current: `{day -3}`, `{day +5 19:00}`, `{last 05-16 14:00}`, `{day +27 sat 11:00}` for the first
 * Saturday from then on, and `{next 02-14 sat +14}` for two weeks after one. Alone they give a column's value; within a text they are
 * written in words. A body is a list of its paragraphs.
 */
export async function readSampleRows(table: string, now = new Date()): Promise<SampleRow[]> {
  const isCsv = CSV_TABLES.includes(table);
  const text = await readFile(path.join(CONTENT, `${table}.${isCsv ? 'csv' : 'json'}`), 'utf8');
  if (isCsv)
    return Papa.parse<SampleRow>(text, { header: true, dynamicTyping: true, skipEmptyLines: true }).data;
  const today = todayInIstanbul(now);
  return JSON.parse(text, (name, value: unknown) => {
    if (typeof value === 'string') return withDays(value, today);
    return name === 'body' && Array.isArray(value) ? value.join('\n') : value;
  }) as SampleRow[];
}

function withDays(text: string, today: CivilDate): string {
  return text.replace(DAY, (...match) => {
    const { side = 'day', date = '', from = 0, weekday, offset = 0, time } = match.at(-1) as DayParts;
    const year = Number(today.slice(0, 4));
    const yearly = () => [year - 1, year, year + 1].map((each) => onWeekday(`${each}-${date}`, weekday));
    const pick = {
      day: () => onWeekday(addDays(today, Number(from)), weekday),
      next: () => yearly().find((each) => each > today),
      last: () => yearly().findLast((each) => each < today),
    };
    const day = addDays(pick[side]() ?? today, Number(offset));
    if (match[0] !== text) return formatFullDate(day);
    return time === undefined ? day : istanbulInputToIso(`${day}T${time}`);
  });
}

interface DayParts {
  side?: 'last' | 'next';
  date?: string;
  from?: string;
  weekday?: string;
  offset?: string;
  time?: string;
}

/** Returns the first such weekday from `day` on; without one the day itself. */
function onWeekday(day: CivilDate, weekday: string | undefined): CivilDate {
  if (weekday === undefined) return day;
  const ahead = (WEEKDAYS.indexOf(weekday) - weekdayOf(day) + WEEKDAYS.length) % WEEKDAYS.length;
  return addDays(day, ahead);
}
