import type { ConditionalFilter, CrudFilter, LogicalFilter } from '@refinedev/core';
import { istanbulInputToIso, addDays, MONTH_NAMES, type CivilDate } from '../../../src/lib/dates/dates';
import { containsFilter, ROW_WORDS, searchColumns } from '../../schema/derive';
import type { FieldDeclaration, Kind, ResourceDefinition } from '../../schema/types';
import { daysOf, monthAt } from '../../../src/lib/dates/months';
import { foldTurkish } from '../../../src/lib/text/turkish';

const MAX_WORDS = 6;

/**
 * Returns Refine's filters for rows that contain every word in a searched column, as typed or inflected, or
 * that fall on the typed date. Null when the resource can have no match.
 */
export function rowFilters(resource: ResourceDefinition, term: string): CrudFilter[] | null {
  const inWords = wordFilters(resource, term);
  const onDate = dateFilters(resource, readDateWords(term) ?? {});
  if (inWords.length === 0) return onDate.length === 0 ? null : onDate;
  return [{ operator: 'or', value: [...inWords, ...(onDate.length === 0 ? [] : [allOf(onDate)])] }];
}

/** The alternatives that match the words. */
function wordFilters(resource: ResourceDefinition, term: string): (LogicalFilter | ConditionalFilter)[] {
  const columns = searchColumns(resource);
  if (columns.length === 0) return [];
  const words = term.trim().split(/\s+/).slice(0, MAX_WORDS);
  const asTyped = words.map((word): ConditionalFilter => ({
    operator: 'or',
    value: columns.map((field) => containsFilter(field, word)),
  }));
  return [allOf(asTyped), containsFilter(ROW_WORDS, term.trim())];
}

function dateFilters({ fields }: ResourceDefinition, words: DateWords): LogicalFilter[] {
  const named = namedMonth(fields, words);
  if (named.length > 0) return named;
  const days = dayRangeOf(words);
  const dated = fields.find(({ kind, shownWhen }) => shownWhen === undefined && isDated(kind));
  if (!days || !dated) return [];
  const [from, until] = dated.kind === 'date' ? days : days.map((day) => istanbulInputToIso(`${day}T00:00`));
  return [
    { field: dated.name, operator: 'gte', value: from },
    { field: dated.name, operator: 'lt', value: until },
  ];
}

/** For resources with month and year in separate columns. */
function namedMonth(fields: readonly FieldDeclaration[], { year, month, day }: DateWords): LogicalFilter[] {
  const parts = { year, month };
  const filters = (['year', 'month'] as const).flatMap((kind): LogicalFilter[] => {
    const field = fields.find((declared) => declared.kind === kind);
    return field && parts[kind] !== undefined
      ? [{ field: field.name, operator: 'eq', value: parts[kind] }]
      : [];
  });
  const asked = Object.values(parts).filter((part) => part !== undefined).length;
  return day === undefined && filters.length === asked ? filters : [];
}

function isDated(kind: Kind): boolean {
  return kind === 'date' || kind === 'datetime' || kind === 'publish';
}

function allOf(filters: (LogicalFilter | ConditionalFilter)[]): ConditionalFilter {
  return { operator: 'and', value: filters };
}

/** A typed date. Each part is present only if it was written. */
export interface DateWords {
  readonly year?: number;
  /** 1 to 12. */
  readonly month?: number;
  /** 1 to 31. */
  readonly day?: number;
}

const MONTHS = MONTH_NAMES.map(foldTurkish);
/** No two Turkish month names share this many first letters. */
const SHORT_MONTH_LETTERS = 3;
const DOTTED = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;

/**
 * Reads typed text as a date ('ekim 2025', '12 mayıs 2026', '12.05.2026', 'ekim', '2025'); null for anything
 * else.
 */
export function readDateWords(term: string): DateWords | null {
  const text = foldTurkish(term.trim());
  const dotted = DOTTED.exec(text);
  if (dotted) {
    const [day = 0, month = 0, year = 0] = dotted.slice(1).map(Number);
    return { day, month, year };
  }
  const [, day, name, year] = /^(?:(\d{1,2}) +)?(?:(\p{L}+) *)?(\d{4})?$/u.exec(text) ?? [];
  if (name === undefined) return day === undefined && year !== undefined ? { year: Number(year) } : null;
  const month = readMonthName(name, year !== undefined);
  if (month === null) return null;
  return { month, ...(year && { year: Number(year) }), ...(day && { day: Number(day) }) };
}

/** Returns the first day of a typed date and the day after its last; null without a month and a year. */
export function dayRangeOf({ year, month, day }: DateWords): readonly [CivilDate, CivilDate] | null {
  const written = year !== undefined && month !== undefined ? monthAt(year, month) : null;
  if (written === null) return null;
  const days = daysOf(written);
  const first = day === undefined ? days[0] : days[day - 1];
  const last = day === undefined ? days.at(-1) : first;
  return first && last ? [first, addDays(last, 1)] : null;
}

function readMonthName(folded: string, mayBeShort: boolean): number | null {
  const index = MONTHS.findIndex((month) =>
    mayBeShort && folded.length >= SHORT_MONTH_LETTERS ? month.startsWith(folded) : month === folded,
  );
  return index === -1 ? null : index + 1;
}
