import { expect, test } from 'vitest';
import {
  columnsIn,
  filledRow,
  PLACES_HINT,
  PUBLIC_COLUMNS,
  type PublicTable,
} from '../fixtures/public-columns';
import { useSearch } from './support/site-search';

const { database, search } = useSearch();
/** The settings are one row, which is there from the beginning and is no result. */
const tables = (Object.keys(PUBLIC_COLUMNS) as PublicTable[]).filter((table) => table !== 'settings');

/** The text to search for where it differs from the value. */
const TYPED: Readonly<Record<string, string>> = { month: 'Mart', seat: 'yedek' };

test.each(tables)(
  'the search finds a row of %s by the words of the columns that it is there for',
  async (table) => {
    expect((await database.service.from(table).insert(filledRow(table))).error).toBeNull();
    const found: string[] = [];
    for (const [column, { value, mark }] of Object.entries(PUBLIC_COLUMNS[table])) {
      const typed = TYPED[column] ?? (typeof mark === 'string' ? mark : String(value));
      if ((await search(typed)).length > 0) found.push(column);
    }
    expect(found, PLACES_HINT).toEqual(columnsIn(table, 'search'));
  },
);
