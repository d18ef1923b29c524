import { existsSync, readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/lib/database/database.types';
import { ALLOWED_TAGS } from '../../src/lib/html-policy';
import { seedDemo } from '../../supabase/seed/seed-demo';
import { useDatabase } from './support/database-fixture';

const database = useDatabase();

async function countRows(): Promise<Record<string, number>> {
  const [row] = await database.sql<Record<string, number>[]>`
    select (select count(*)::int from announcements) as announcements,
      (select count(*)::int from announcements where published_at is null) as drafts,
      (select count(*)::int from announcements where published_at > now()) as scheduled,
      (select count(*)::int from events where published_at is null) as event_drafts,
      (select count(*)::int from events where status <> 'planned') as changed_events,
      (select count(*)::int from announcements where featured_home) as featured,
      (select count(*)::int from events where starts_at > now()) as coming,
      (select count(*)::int from events where starts_at <= now()) as past,
      (select count(*)::int from calendar where date >= (now() at time zone 'Europe/Istanbul')::date) as days_ahead,
      (select count(*)::int from bulletins) as bulletins,
      (select count(*)::int from alumni_news) as news,
      (select count(*)::int from alumni_news where link is not null) as news_with_links,
      (select count(*)::int from member_perks) as perks,
      (select count(distinct category)::int from member_perks) as categories,
      (select count(*)::int from board_members where is_sample) as board,
      (select count(*)::int from award_recipients where is_sample) as recipients,
      (select count(*)::int from literature_awards where is_sample) as books,
      (select count(*)::int from bulletin_archive where is_sample) as archive,
      (select count(*)::int from storage.objects) as files`;
  return row ?? {};
}

/** Seeds as a first start does: with the service role and the real tables' types. */
function seed(): Promise<void> {
  const { url, secretKey } = database.backend;
  return seedDemo(createClient<Database>(url, secretKey, { auth: { persistSession: false } }));
}

beforeAll(async () => {
  await seed();
});

describe('the sample content', () => {
  it('fills every page', async () => {
    const counts = await countRows();
    expect(counts).toMatchObject({
      drafts: 2,
      scheduled: 1,
      event_drafts: 1,
      changed_events: 1,
      bulletins: 4,
      news: 12,
      perks: 12,
      categories: 5,
      board: 7,
      recipients: 112,
      books: 17,
      archive: 104,
    });
    expect(counts.announcements).toBeGreaterThanOrEqual(14);
    expect((counts.coming ?? 0) + (counts.past ?? 0)).toBeGreaterThanOrEqual(14);
    for (const group of ['featured', 'coming', 'past', 'days_ahead', 'news_with_links'] as const) {
      expect(counts[group], group).toBeGreaterThan(1);
    }
  });

  it('is marked as such in every table that it fills', async () => {
    const { data } = await database.as.admin.rpc('sample_rows', {});
    const marked = (data as { resource: string; total: number }[]).map(({ resource, total }) => [
      resource,
      total,
    ]);
    const { bulletins, news, perks, board, recipients, books, archive, ...rest } = await countRows();
    expect(Object.fromEntries(marked)).toMatchObject({
      announcements: rest.announcements,
      events: (rest.coming ?? 0) + (rest.past ?? 0),
      bulletins,
      alumni_news: news,
      member_perks: perks,
      board_members: board,
      award_recipients: recipients,
      literature_awards: books,
      bulletin_archive: archive,
      settings: 1,
    });
    const [days] = await database.sql`select count(*)::int as made from calendar where event_id is null`;
    expect(marked).toContainEqual(['calendar', days?.made]);
  });

  it('begins with the dues of 2025 and three slides', async () => {
    expect(await database.sql`select year, annual_fee::float, entry_fee::float from dues`).toEqual([
      { year: 2025, annual_fee: 450, entry_fee: 20 },
    ]);
    const slides = await database.sql<{ title: string; image_url: string }[]>`
      select title, image_url from home_slides order by idx`;
    expect(slides.map(({ title }) => title)).toEqual([
      'IN SION FIRMATA SUM',
      'NDS Mezunlar Derneği',
      'NDS Mezunlar Derneği',
    ]);
    for (const { image_url } of slides) expect(existsSync(`public${image_url}`), image_url).toBe(true);
  });

  it('adds nothing when it is loaded again', async () => {
    const before = await countRows();
    await seed();
    expect(await countRows()).toEqual(before);
  });

  it('stores every file it points to, each used by one row', async () => {
    const addresses = await database.sql<{ address: string }[]>`
      select address from (
        select unnest(array[cover_url, hero_bg_url]) as address from announcements
        union all select unnest(array[cover_url, hero_bg_url]) from events
        union all select jsonb_array_elements_text(gallery) from events
        union all select pdf_url from bulletins
        union all select image_url from alumni_news
        union all select logo_url from member_perks
        union all select photo_url from board_members
        union all select cover_url from literature_awards
      ) as used where address is not null`;
    const names = addresses.map(({ address }) => address.replace('/storage/v1/object/public/media/', ''));
    const stored = await database.sql<{ name: string }[]>`select name from storage.objects`;
    expect(names.sort()).toEqual(stored.map(({ name }) => name).sort());
    expect(new Set(names).size).toBe(names.length);
  });

  it('has pictures for its announcements, events, news and perks', async () => {
    const [row] = await database.sql`
      select (select count(cover_url)::int from announcements) as announcements, (select count(cover_url)::int from events) as events,
        (select count(image_url)::int from alumni_news) as news, (select count(logo_url)::int from member_perks) as perks`;
    expect(row).toEqual({ announcements: 15, events: 14, news: 12, perks: 6 });
  });

  it('describes each of its pictures', async () => {
    const silent = await database.sql`
      select title from announcements where cover_url is not null and cover_alt is null
      union all select title from events where cover_url is not null and cover_alt is null
      union all select title from events, jsonb_array_elements_text(gallery) as address where not gallery_alt ? address
      union all select title from alumni_news where image_url is not null and image_alt is null
      union all select title from literature_awards where cover_url is not null and cover_alt is null
      union all select title from home_slides where image_alt is null`;
    expect(silent).toEqual([]);
  });

  it('has events in the calendar among other entries, and none twice', async () => {
    const [row] = await database.sql`
      select count(event_id)::int as events, count(*)::int - count(event_id)::int as own,
        count(distinct (title, date))::int = count(*) as differ
      from calendar`;
    expect(row).toEqual({ events: 7, own: 8, differ: true });
  });

  it('has bulletins for each year from 2009 to 2025, and one file that stands for all', async () => {
    const rows = await database.sql<{ year: number; file_url: string }[]>`
      select distinct year, file_url from bulletin_archive order by year`;
    expect(rows.map(({ year }) => year)).toEqual(Array.from({ length: 17 }, (_, index) => 2009 + index));
    for (const { file_url } of rows) {
      expect(readFileSync(`public${file_url}`, 'latin1').startsWith('%PDF-'), file_url).toBe(true);
    }
  });

  it('serves bulletins that are PDF files', async () => {
    const bulletins = await database.sql<{ pdf_url: string }[]>`select pdf_url from bulletins`;
    for (const { pdf_url } of bulletins) {
      const response = await fetch(database.backend.url + pdf_url);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(await response.text()).toMatch(/^%PDF-1\.4[^]*%%EOF\n$/);
    }
  });

  it('uses only the HTML that bodies may have', async () => {
    const bodies = await database.sql<{ body: string }[]>`
      select body from announcements where body is not null union all select body from events where body is not null`;
    const tags = bodies.flatMap(({ body }) => [...body.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag));
    expect([...new Set(tags)].filter((tag) => !ALLOWED_TAGS.includes(tag ?? ''))).toEqual([]);
  });
});
