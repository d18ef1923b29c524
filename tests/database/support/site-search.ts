import { afterEach } from 'vitest';
import { type Role, type Row, useDatabase } from './database-fixture';

export interface Hit {
  kind: string;
  id: number;
  title: string;
  slug: string | null;
  link: string | null;
  dated_on: string | null;
  snippet: string;
  found: number;
  status: string | null;
}

export const AN_HOUR_MS = 3_600_000;
export const YESTERDAY = new Date(Date.now() - 24 * AN_HOUR_MS).toISOString();
export const PUBLISHED = { published_at: YESTERDAY };

const TABLES = [
  ...['announcements', 'events', 'alumni_news', 'member_perks', 'bulletins', 'calendar'],
  ...['board_members', 'award_recipients', 'literature_awards'],
];

/** A database that is emptied after each test, with functions to write rows and search them. */
export function useSearch() {
  const database = useDatabase();

  afterEach(async () => {
    for (const table of TABLES) await database.sql`delete from ${database.sql(table)}`;
  });

  async function add(table: string, row: Row): Promise<void> {
    await database.sql`insert into ${database.sql(table)} ${database.sql(row)}`;
  }

  async function search(q: string, role: Role = 'visitor', maxResults?: number | null): Promise<Hit[]> {
    const { data, error } = await database.as[role].rpc('site_search', {
      q,
      ...(maxResults !== undefined && { max_results: maxResults }),
    });
    if (error) throw new Error(error.message);
    return data as Hit[];
  }

  async function titlesOf(q: string, role?: Role): Promise<string[]> {
    return (await search(q, role)).map(({ title }) => plain(title));
  }

  return { database, add, search, titlesOf };
}

/** Removes the marks around found words from a title. */
export function plain(marked: string): string {
  return marked.replaceAll('\u0002', '').replaceAll('\u0003', '');
}
