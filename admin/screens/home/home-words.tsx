import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { formatCivilDate, addDays, isoToIstanbulInput, todayInIstanbul } from '../../../src/lib/dates/dates';
import { type HomeRow, homeRowsWith } from '../../../src/lib/database/home-places';
import { isHomeTable, type HomeTable } from '../../../src/lib/database/home-rows';
import { homePage, queryClient } from '../../data/instances';
import { toRow } from '../../fields/form-codec';
import { homeTexts } from '../../i18n/forms';
import type { FormValues } from '../../lib/form-values';
import { useNow } from '../../lib/use-now';
import type { Row, ResourceDefinition, AtHome } from '../../schema/types';
import { publishColumn, rowState } from '../row/row-title';
import styles from './home-words.module.css';
import { dayField, endField } from '../../schema/derive';

/** What the home page shows visitors of a resource, read anew for each `key`; undefined until it is known. */
function useHomeRows({ table, atHome }: ResourceDefinition, key: string): readonly HomeRow[] | undefined {
  const { data, isFetching } = useQuery(
    {
      queryKey: ['home page', table, key],
      queryFn: () => (isHomeTable(table) ? homePage.readRows(table, new Date()) : []),
      enabled: atHome !== undefined,
      gcTime: 0,
    },
    // Notices stand outside of Refine.
    queryClient,
  );
  return isFetching ? undefined : data;
}

/** Where a row stands on the home page now; nothing where it does not. */
export function PlaceAtHome({ resource, row }: { readonly resource: ResourceDefinition; readonly row: Row }) {
  const isVisible = rowState(resource, row, useNow()) === 'published';
  const rows = useHomeRows(resource, `${row.id} ${String(row.updated_at)}`) ?? [];
  const place = rows.findIndex(({ id }) => id === row.id) + 1;
  return isVisible && place > 0 && <span className={styles.place}>{homeTexts.place(place)}</span>;
}

interface FeaturedHelpProps {
  readonly resource: ResourceDefinition;
  readonly id: number | null;
  readonly onChange: (name: string, value: string) => void;
}

/** Says beside the switch what stands before the row on the home page, and suggests an end of featuring. */
export function FeaturedHelp({ resource, id, onChange }: FeaturedHelpProps) {
  const rows = useHomeRows(resource, 'form');
  const now = useNow();
  const fields = resource.fields.filter(({ kind }) => ['boolean', 'datetime', 'publish'].includes(kind));
  const values = Form.useWatch(
    (all: FormValues | undefined): Readonly<Record<string, unknown>> | undefined => {
      // Some have not mounted yet.
      const mounted = fields.filter(({ name }) => all?.[name] !== undefined);
      return toRow({ ...resource, fields: mounted }, { ...all });
    },
  );
  const { table, atHome } = resource;
  if (rows === undefined || values === undefined || !isHomeTable(table) || !atHome) return null;
  const end = suggestedEnd(resource, values, now);
  return (
    <span className={styles.featured} role="status">
      <span>{featuredWords({ ...resource, atHome }, table, rows, { ...values, id: id ?? 0 }, now)}</span>
      {end !== null && (
        <>
          <span>{homeTexts.endless(resource.labels.many)}</span>
          <Button onClick={() => onChange(atHome.until, end)}>
            {homeTexts.end(formatCivilDate(end.slice(0, 10)))}
          </Button>
        </>
      )}
    </span>
  );
}

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
  resource: Featurable,
  table: HomeTable,
  rows: readonly HomeRow[],
  columns: Columns & { readonly id: number },
  now: Date,
): string {
  const row = homeRow(resource, columns, now);
  const all = homeRowsWith(table, rows, row, now);
  const at = all.findIndex(({ id }) => id === row.id);
  const before = all.slice(0, at === -1 ? all.length : at).filter(({ isFeatured }) => isFeatured);
  if (before.length === 0 && !row.isFeatured) return '';
  const titles = before.map(({ title }) => title);
  return homeTexts.ahead(titles, resource.labels.one, at === -1 ? null : at + 1);
}

/**
 * Returns an end for what is featured without one: the end of its own day, if that is to come, else that of a day in two weeks.
 * Null where none is missing. Takes columns and returns the value of a date-time input.
 */
export function suggestedEnd(resource: ResourceDefinition, columns: Columns, now: Date): string | null {
  const { atHome } = resource;
  if (!atHome || columns[atHome.featured] !== true || text(columns[atHome.until]) !== null) return null;
  const today = todayInIstanbul(now);
  const [start, end] = ownDays(resource, columns);
  const last = end ?? start;
  const day = last === null ? '' : isoToIstanbulInput(last).slice(0, 10);
  return `${day >= today ? day : addDays(today, FEATURED_DAYS)}${END_OF_DAY}`;
}

/** The moments at which a row's own day begins and ends; null where it has none. */
function ownDays(resource: ResourceDefinition, columns: Columns): readonly [string | null, string | null] {
  const start = dayField(resource);
  const end = start && endField(resource, start.name);
  return [text(columns[start?.name ?? '']), text(columns[end?.name ?? ''])];
}

/** What is not published yet is taken to be published now. */
function homeRow(resource: Featurable, columns: Columns & { readonly id: number }, now: Date): HomeRow {
  const { atHome } = resource;
  const [published, until] = [text(columns[publishColumn(resource) ?? '']), text(columns[atHome.until])];
  const [starts_at, ends_at] = ownDays(resource, columns);
  return {
    id: columns.id,
    title: '',
    isFeatured: columns[atHome.featured] === true && (until === null || Date.parse(until) > now.getTime()),
    published_at: published === null || Date.parse(published) > now.getTime() ? now.toISOString() : published,
    starts_at,
    ends_at,
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
