import { existsSync, readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/lib/database/database.types';
import { seedDemo } from '../../supabase/seed/seed-demo';
import { useDatabase } from './support/database-fixture';

const database = useDatabase();

/** Seeds as a first start does: with the service role and the real tables' types. */
beforeAll(() => {
  const { url, secretKey } = database.backend;
  return seedDemo(createClient<Database>(url, secretKey, { auth: { persistSession: false } }));
});

describe('the sample content', () => {
  it('fills every page', async () => {
    const [counts] = await database.sql`
      select (select count(*)::int from announcements where published_at is null) as drafts,
        (select count(*)::int from announcements where published_at > now()) as scheduled,
        (select count(*)::int from events where published_at is null) as event_drafts,
        (select count(*)::int from bulletins) as bulletins,
        (select count(*)::int from alumni_news) as news,
        (select count(distinct category)::int from member_perks) as categories,
        (select count(*)::int from board_members where is_sample and term_to is null) as board,
        (select count(*)::int from board_members where is_sample and term_to < now()) as former_board,
        (select count(*)::int from award_recipients where is_sample) as recipients,
        (select count(*)::int from literature_awards where is_sample) as books,
        (select count(*)::int from bulletin_archive where is_sample) as archive,
        (select count(*) > 1 from announcements where featured_home) as featured,
        (select count(*) > 1 from events where starts_at > now()) as coming,
        (select count(*) > 1 from events where starts_at <= now()) as past,
        (select count(*) > 1 from calendar where date >= (now() at time zone 'Europe/Istanbul')::date) as agenda`;
    expect(counts).toEqual({
      ...{ drafts: 2, scheduled: 1, event_drafts: 1, bulletins: 4, news: 12, categories: 5 },
      ...{ board: 7, former_board: 7, recipients: 112, books: 17, archive: 104 },
      ...{ featured: true, coming: true, past: true, agenda: true },
    });
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

  it('has bulletins for each year from 2009 to 2025, and one file that stands for all', async () => {
    const rows = await database.sql<{ year: number; file_url: string }[]>`
      select distinct year, file_url from bulletin_archive order by year`;
    expect(rows.map(({ year }) => year)).toEqual(Array.from({ length: 17 }, (_, index) => 2009 + index));
    for (const { file_url } of rows) {
      expect(readFileSync(`public${file_url}`, 'latin1').startsWith('%PDF-'), file_url).toBe(true);
    }
  });

  it('shows the first page of each bulletin', async () => {
    const issues = await database.sql<{ pdf_url: string; cover_url: string }[]>`
      select pdf_url, cover_url from bulletins order by year desc, month desc`;
    const { url } = database.backend;
    for (const [index, { pdf_url, cover_url }] of issues.entries()) {
      expect(cover_url.replace('.webp', '').split('-bulten-')[1]).toBe(
        pdf_url.replace('.pdf', '').split('-bulten-')[1],
      );
      const stored = await fetch(new URL(cover_url, url));
      expect(stored.headers.get('content-type')).toBe('image/webp');
      const committed = readFileSync(`supabase/seed/media/bulletins/bulten-0${index + 1}.webp`);
      expect(Buffer.from(await stored.arrayBuffer()).equals(committed)).toBe(true);
    }
    const [archive] =
      await database.sql`select array_agg(distinct cover_url) as covers from bulletin_archive`;
    expect(archive).toEqual({ covers: ['/bultenler/ornek-bulten.webp'] });
    expect(existsSync('public/bultenler/ornek-bulten.webp')).toBe(true);
  });
});
