import { readFile } from 'node:fs/promises';
import type { ReservedSql } from 'postgres';
import { expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';
import { inTransaction } from '../support/hosted-roles';

const database = useDatabase();
const PATH = '/storage/v1/object/public/media/events/1-ab.webp';
const FORMER = `https://abc.supabase.co${PATH}`;
const ELSEWHERE = 'https://gazete.example/foto.webp';

const read = (migration: string) => readFile(`supabase/migrations/${migration}.sql`, 'utf8');
/** Runs work on the rows of an older database, and keeps nothing of it. */
const onOlderRows = (work: (sql: ReservedSql) => Promise<void>) =>
  inTransaction(database.backend.dbUrl, work);

it('rows from before drafts stay public, and nothing says that they were changed', () =>
  onOlderRows(async (sql) => {
    const then = '2026-01-01T10:00:00Z';
    const tables = ['events', 'alumni_news', 'member_perks'];
    for (const [index, row] of [
      { title: 'Konser', slug: 'eski' },
      { title: 'Sergi', slug: 'eski' },
      { business_name: 'Eski' },
    ].entries()) {
      const table = sql(tables[index] ?? '');
      await sql`insert into ${table} ${sql({ ...row, created_at: then, updated_at: then })}`;
    }
    for (const table of tables)
      await sql.unsafe(`alter table public.${table} drop column published_at cascade`);
    const changes = () => sql`select count(*) from private.history`;
    const before = await changes();
    const statements = (await read('20261124130000_published_content')).split(';');
    for (const statement of statements.filter((one) => /column published_at (?:type )?timestamptz/.test(one)))
      await sql.unsafe(statement);
    for (const table of tables)
      expect(await sql`select published_at, updated_at from ${sql(table)}`, table).toEqual([
        { published_at: new Date(then), updated_at: new Date(then) },
      ]);
    expect(await changes()).toEqual(before);
  }));

it('a former project’s address goes from columns, bodies, albums and the history, and is no change in it', () =>
  onOlderRows(async (sql) => {
    const linked = `<p>Bakın: <img src="${FORMER}" alt=""> <a href="${ELSEWHERE}">gazete</a></p>`;
    await sql`
      insert into events (title, slug, cover_url, body, gallery, gallery_alt) values ('Gezi', 'gezi', ${FORMER},
        ${linked}, ${sql.json([FORMER, ELSEWHERE])}, ${sql.json({ [FORMER]: 'Rıhtım' })})`;
    await sql`update events set location = 'Boğaz'`;
    await sql.unsafe(await read('20261124210000_file_paths'));
    expect(await sql`select cover_url, body, gallery, gallery_alt from events`).toEqual([
      {
        cover_url: PATH,
        body: `<p>Bakın: <img src="${PATH}" alt=""> <a href="${ELSEWHERE}">gazete</a></p>`,
        gallery: [PATH, ELSEWHERE],
        gallery_alt: { [PATH]: 'Rıhtım' },
      },
    ]);
    const entries = await sql`
      select operation, after ->> 'cover_url' as cover from private.history where table_name = 'events' order by id`;
    expect(entries).toEqual([
      { operation: 'insert', cover: PATH },
      { operation: 'update', cover: null },
    ]);
  }));
