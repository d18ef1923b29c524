import type { DataProvider } from '@refinedev/core';
import {
  addDays,
  civilDateOf,
  isCivilDate,
  isoToIstanbulInput,
  istanbulInputToIso,
  type CivilDate,
  civilParts,
  weekdayOf,
} from '../../../src/lib/dates/dates';
import { newSlug } from '../../../src/lib/text/slug';
import { toChanges, toForm, toRow } from '../../fields/form-codec';
import { textOrEmpty } from '../../fields/typed-text';
import { changedValues, type FormValues } from '../../lib/form-values';
import { fieldsOfKind } from '../../schema/derive';
import { type Row, SERIES_COLUMN, type Repeats, type ResourceDefinition } from '../../schema/types';
import { copiedValues } from '../row/copied-values';
import { readAllRows, versionedSelect } from '../row/row-query';
import { publishColumn } from '../row/row-title';
import { daysOf, monthOf, shiftMonth, type Month } from '../../../src/lib/dates/months';

type Values = Readonly<Record<string, unknown>>;

/** Returns the day in Istanbul on which a row stands; null while it has none, and where rows have no day. */
export function dayOf({ repeats }: ResourceDefinition, row: Values): CivilDate | null {
  const value = repeats && row[repeats.on];
  return typeof value === 'string' && value !== '' ? civilDateOf(value) : null;
}

/**
 * Returns the columns of a copy that stands on another day: its times keep Istanbul's clock, and several days stay as many. It is a
 * draft where there are drafts, keeps the title, and has nothing of what the declaration leaves out.
 */
export function copyOn(resource: ResourceDefinition, row: Values, day: CivilDate): Values {
  const { titleField, repeats } = resource;
  const from = dayOf(resource, row);
  if (!repeats || from === null) return copiedValues(resource, row);
  const days = daysBetween(from, day);
  const moved = movedColumns(repeats).map((name) => [name, moveBy(row[name], days)] as const);
  const left = (repeats.without ?? []).map((name) => [name, undefined] as const);
  return {
    ...copiedValues(resource, row),
    [titleField]: row[titleField],
    ...Object.fromEntries([...moved, ...left]),
  };
}

/** Returns the rows to insert for the repetitions of a row on some days. Their addresses name the day. */
export function repeatedRows(resource: ResourceDefinition, row: Values, days: readonly CivilDate[]) {
  return days.map((day) => newRowOn(resource, row, day, `-${day}`));
}

/** Returns the row to insert for a copy on another day. `ending` ends its address. */
export function newRowOn(resource: ResourceDefinition, row: Values, day: CivilDate, ending = '') {
  const [slug] = fieldsOfKind(resource, 'slug');
  const columns = toRow(resource, toForm(resource, copyOn(resource, row, day)));
  if (!slug || row[slug.name] === null) return columns;
  const options = { max: slug.maxLength - ending.length, fallback: slug.fallback };
  return { ...columns, [slug.name]: newSlug(textOrEmpty(columns[slug.from]), options) + ending };
}

/** Reads the rows of a series that come after a row, in their order. */
export async function readFollowing(
  provider: Pick<DataProvider, 'getList'>,
  resource: ResourceDefinition,
  row: Row,
): Promise<Row[]> {
  const { table, repeats } = resource;
  const moment = repeats && row[repeats.on];
  if (!repeats || typeof moment !== 'string') return [];
  const rows = await readAllRows(provider, {
    resource: table,
    filters: [
      { field: SERIES_COLUMN, operator: 'eq', value: row[SERIES_COLUMN] },
      { field: repeats.on, operator: 'gte', value: moment },
    ],
    sorters: [{ field: repeats.on, order: 'asc' }],
    meta: { select: versionedSelect(resource) },
  });
  return rows.filter(({ id }) => id !== row.id);
}

/** Returns the names of the fields in which a form differs from its row, without those that are each row's own. */
export function sharedChanges(resource: ResourceDefinition, row: Row, values: FormValues): string[] {
  const own = [publishColumn(resource), ...fieldsOfKind(resource, 'slug').map(({ name }) => name)];
  return Object.keys(changedValues(values, toForm(resource, row))).filter((name) => !own.includes(name));
}

/**
 * Returns the columns that change in a row of the same series when a form's changes are made in it, too. What was moved moves by as many
 * days and to the same time; everything else becomes what the form says.
 */
export function followingChanges(resource: ResourceDefinition, row: Row, values: FormValues, following: Row) {
  const names = sharedChanges(resource, row, values);
  const stored = toForm(resource, row);
  const changes = Object.fromEntries(names.map((name) => [name, values[name]]));
  const moved = resource.repeats && movedForm(resource.repeats, stored, values, toForm(resource, following));
  const base = toForm(resource, following);
  return toChanges(resource, { ...base, ...changes, ...moved }, base);
}

/** The moved fields of a following row as its form holds them; nothing where the form moves nothing, or has no day. */
function movedForm(
  repeats: Repeats,
  stored: FormValues,
  values: FormValues,
  following: FormValues,
): FormValues {
  const names = movedColumns(repeats);
  const [before, now, own] = [stored, values, following].map((form) => dayIn(form[repeats.on]));
  const changed = changedValues(values, stored);
  if (!names.some((name) => name in changed)) return {};
  if (!before || !now || !own) return Object.fromEntries(names.map((name) => [name, following[name]]));
  const day = addDays(own, daysBetween(before, now));
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      const valueDay = dayIn(value);
      if (!valueDay || typeof value !== 'string') return [name, value];
      return [name, addDays(day, daysBetween(now, valueDay)) + value.slice(valueDay.length)];
    }),
  );
}

function movedColumns({ on, with: others = [] }: Repeats): readonly string[] {
  return [on, ...others];
}

/** The day of a form's date or moment; undefined for one that is empty or could not be read. */
function dayIn(value: unknown): CivilDate | undefined {
  const day = typeof value === 'string' ? value.slice(0, 'YYYY-MM-DD'.length) : '';
  return isCivilDate(day) ? day : undefined;
}

/** Moves a day, or a moment by Istanbul's clock: 14.30 stays 14.30 when the clock was changed in between. */
function moveBy(value: unknown, days: number): unknown {
  if (typeof value !== 'string' || value === '') return value;
  if (isCivilDate(value)) return addDays(value, days);
  const clock = isoToIstanbulInput(value);
  return istanbulInputToIso(addDays(clock.slice(0, 10), days) + clock.slice(10));
}

const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;
/** How often a row is repeated at once. */
export const MAX_TIMES = 24;

/** Each week; each month on the same weekday of the same week ("the second Tuesday"); each month on the same day ("the 8th"). */
export const RHYTHMS = ['week', 'weekday', 'day'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** Returns which of its weekdays in the month a day is: 2 for a second Tuesday, 5 for a fifth. */
export function placeInMonth(date: CivilDate): number {
  return Math.ceil(civilParts(date).day / DAYS_A_WEEK);
}

/**
 * Returns the day one year on: the same weekday of the same week of the month. The second Saturday of June stays the second Saturday of
 * June, and a fifth one becomes the last where the month has four. Null after the calendar's years.
 */
export function nextYear(date: CivilDate): CivilDate | null {
  const month = shiftMonth(monthOf(date), MONTHS_A_YEAR);
  return month && sameWeekdayIn(month, date);
}

/** Returns the same day of the same month one year on; null for a 29 February, and after the calendar's years. */
export function sameDayNextYear(date: CivilDate): CivilDate | null {
  const month = shiftMonth(monthOf(date), MONTHS_A_YEAR);
  return (month && daysOf(month)[civilParts(date).day - 1]) ?? null;
}

/**
 * Returns the days on which a row is repeated, without its own. A 31st becomes the last day of a shorter month, and a fifth weekday the
 * last one. Fewer at the end of the calendar's years.
 */
export function repetitions(date: CivilDate, rhythm: Rhythm, times: number): CivilDate[] {
  return Array.from({ length: times }, (_, index) => repetition(date, rhythm, index + 1)).filter(
    (day) => day !== null,
  );
}

function repetition(date: CivilDate, rhythm: Rhythm, place: number): CivilDate | null {
  if (rhythm === 'week') {
    const day = addDays(date, place * DAYS_A_WEEK);
    return shiftMonth(monthOf(day), 0) && day;
  }
  const month = shiftMonth(monthOf(date), place);
  if (month === null) return null;
  if (rhythm === 'weekday') return sameWeekdayIn(month, date);
  const days = daysOf(month);
  return days[civilParts(date).day - 1] ?? days.at(-1) ?? null;
}

function sameWeekdayIn(month: Month, date: CivilDate): CivilDate | null {
  const days = daysOf(month).filter((day) => weekdayOf(day) === weekdayOf(date));
  return days[placeInMonth(date) - 1] ?? days.at(-1) ?? null;
}

/** Returns how many days the second day is after the first. */
function daysBetween(first: CivilDate, second: CivilDate): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / 86_400_000);
}
