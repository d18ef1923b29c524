import type { DataProvider } from '@refinedev/core';
import {
  addDays,
  civilDateOf,
  isCivilDate,
  isoToIstanbulInput,
  istanbulInputToIso,
} from '../../../src/lib/dates/dates';
import type { CivilDate } from '../../../src/lib/dates/dates';
import { newSlug } from '../../../src/lib/text/slug';
import { toChanges, toForm, toRow } from '../../fields/form-codec';
import { textOrEmpty } from '../../fields/typed-text';
import { changedValues, type FormValues } from '../../lib/form-values';
import { fieldsOfKind } from '../../schema/derive-fields';
import { type Row, SERIES_COLUMN, type Repeats, type ResourceDefinition } from '../../schema/types';
import { copiedValues } from '../row/copied-values';
import { readAllRows, versionedSelect } from '../row/row-query';
import { publishColumn } from '../row/row-title';
import { daysBetween } from './repeat-dates';

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
