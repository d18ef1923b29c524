import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';
import {
  addDays,
  type CivilDate,
  formatCivilDate,
  istanbulInputToIso,
  todayInIstanbul,
} from '../../src/lib/dates/dates';

export type SampleRow = Record<string, unknown>;

const CONTENT = path.join(import.meta.dirname, 'content');
const DAY =
  /\{(?:day|(?<side>last|next) (?<date>\d\d-\d\d))(?: (?<offset>[+-]?\d+))?(?: (?<time>\d\d:\d\d))?\}/g;
const CSV_TABLES = ['award_recipients', 'bulletin_archive'];

/**
 * Reads the sample rows of a table from `content/<table>.json`, or `.csv` for a long list. Their days are relative to `now`, so that
 * the content of a first start is always current: `{day -3}`, `{day +5 19:00}`, `{last 05-16 14:00}` and `{next 02-14 +14}`, which is two
 * weeks after the next 14 February. Alone they give a column's value; within a text they are written in words. A body is a list of its
 * paragraphs.
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
    const { side, date = '', offset = 0, time } = match.at(-1) as Record<string, string | undefined>;
    const year = Number(today.slice(0, 4));
    const yearly = [year - 1, year, year + 1].map((each) => `${each}-${date}`);
    const next = yearly.find((day) => day > today) ?? today;
    const start = side === undefined ? today : side === 'next' ? next : yearly.findLast((day) => day < today);
    const day = addDays(start ?? today, Number(offset));
    if (match[0] !== text) return formatCivilDate(day);
    return time === undefined ? day : istanbulInputToIso(`${day}T${time}`);
  });
}
