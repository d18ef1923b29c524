import type { DatabaseAccess } from './database-access';
import { HOME_CAROUSELS, inHomeOrder, readHomeRows, type HomeTable } from './home-rows';
import { todayInIstanbul } from '../dates/dates';

/** A row as the home page shows it to visitors, with what decides about its place. */
export interface HomeRow {
  readonly id: number;
  readonly title: string;
  readonly isFeatured: boolean;
  /** ISO 8601; null where the table has no such column, or the row no such moment. */
  readonly published_at: string | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

const COLUMNS = 'id, title, featured_home, featured_until, published_at';

/** Reads the home page as visitors do, whose rights differ from an administrator's. The access is opened at the first read. */
export function createHomePage(access: () => DatabaseAccess) {
  return {
    /** The rows of a carousel in its order at `now`. Throws an Error whose message can be shown. */
    async readRows(table: HomeTable, now: Date): Promise<readonly HomeRow[]> {
      const database = await access().open();
      if (table === 'events') {
        const select = () => database.from('events').select(`${COLUMNS}, starts_at, ends_at`);
        const rows = await readHomeRows(HOME_CAROUSELS.events, select, ({ id }) => id, now);
        return rows.map((row) => ({ ...row, isFeatured: isFeatured(row, now) }));
      }
      const select = () => database.from(table).select(COLUMNS);
      const rows = await readHomeRows(HOME_CAROUSELS[table], select, ({ id }) => id, now);
      return rows.map((row) => ({
        ...row,
        starts_at: null,
        ends_at: null,
        isFeatured: isFeatured(row, now),
      }));
    },
  };
}

/** Returns the rows of a carousel as they will stand at `now` once `row` is saved and published. */
export function homeRowsWith(
  table: HomeTable,
  rows: readonly HomeRow[],
  row: HomeRow,
  now: Date,
): readonly HomeRow[] {
  const all = [...rows.filter(({ id }) => id !== row.id), row];
  const featured = all.filter(({ isFeatured }) => isFeatured);
  return inHomeOrder<HomeRow>(HOME_CAROUSELS[table], featured, all, ({ id }) => id, todayInIstanbul(now));
}

function isFeatured(row: { featured_home: boolean; featured_until: string | null }, now: Date): boolean {
  return row.featured_home && (row.featured_until === null || Date.parse(row.featured_until) > now.getTime());
}
