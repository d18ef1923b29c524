import { homeRowsWith, type HomeRow } from '../../../src/lib/database/home-places';
import type { HomeTable } from '../../../src/lib/database/home-rows';
import { addDays, isoToIstanbulInput, todayInIstanbul } from '../../../src/lib/dates/dates';
import { homeTexts } from '../../i18n/forms';
import { dayField } from '../../schema/derive-fields';
import type { AtHome, ResourceDefinition } from '../../schema/types';

type Columns = Readonly<Record<string, unknown>>;
interface Featurable extends ResourceDefinition {
  readonly atHome: AtHome;
}

/** How long something without a day of its own is suggested to be featured. */
const FEATURED_DAYS = 14;
const END_OF_DAY = 'T23:59';

/**
 * Returns what stands before a row on the home page once it is published as the form's `columns` say, and its own place; '' where
 * nothing is featured, nor is it. `rows` is what the home page shows; a new row has the id 0.
 */
export function featuredWords(
  { labels, atHome }: Featurable,
  table: HomeTable,
  rows: readonly HomeRow[],
  columns: Columns & { readonly id: number },
  now: Date,
): string {
  const row = homeRow(columns, atHome, now);
  const all = homeRowsWith(table, rows, row, now);
  const at = all.findIndex(({ id }) => id === row.id);
  const before = all.slice(0, at === -1 ? all.length : at).filter(({ isFeatured }) => isFeatured);
  if (before.length === 0 && !row.isFeatured) return '';
  const titles = before.map(({ title }) => title);
  return homeTexts.ahead(titles, labels.one, at === -1 ? null : at + 1);
}

/**
 * Returns an end for what is featured without one: the end of its own day, if that is to come, else that of a day in two weeks.
 * Null where none is missing. Takes columns and returns the value of a date-time input.
 */
export function suggestedEnd(resource: ResourceDefinition, columns: Columns, now: Date): string | null {
  const { atHome } = resource;
  if (!atHome || columns[atHome.featured] !== true || text(columns[atHome.until]) !== null) return null;
  const today = todayInIstanbul(now);
  const start = dayField(resource);
  const end = resource.fields.find((field) => 'notBefore' in field && field.notBefore === start?.name);
  const last = text(columns[end?.name ?? '']) ?? text(columns[start?.name ?? '']);
  const day = last === null ? '' : isoToIstanbulInput(last).slice(0, 10);
  return `${day >= today ? day : addDays(today, FEATURED_DAYS)}${END_OF_DAY}`;
}

/** What is not published yet is taken to be published now. */
function homeRow(columns: Columns & { readonly id: number }, atHome: AtHome, now: Date): HomeRow {
  const [published, until] = [text(columns.published_at), text(columns[atHome.until])];
  return {
    id: columns.id,
    title: '',
    isFeatured: columns[atHome.featured] === true && (until === null || Date.parse(until) > now.getTime()),
    published_at: published === null || Date.parse(published) > now.getTime() ? now.toISOString() : published,
    starts_at: text(columns.starts_at),
    ends_at: text(columns.ends_at),
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
