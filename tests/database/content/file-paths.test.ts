import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';

const MIGRATION = 'supabase/migrations/20261124210000_file_paths.sql';
const PATH = '/storage/v1/object/public/media/events/1-ab.webp';
const FORMER = `https://abc.supabase.co${PATH}`;
const ELSEWHERE = 'https://gazete.example/foto.webp';

const database = useDatabase();

beforeAll(async () => {
  const { sql } = database;
  // Rows as the back office wrote them in front of a hosted project.
  await sql`
    insert into events (title, slug, cover_url, body, gallery, gallery_alt) values ('Gezi', 'gezi', ${FORMER},
      ${`<p>Bakın: <img src="${FORMER}" alt=""> <a href="${ELSEWHERE}">gazete</a></p>`},
      ${sql.json([FORMER, ELSEWHERE])}, ${sql.json({ [FORMER]: 'Rıhtım' })})`;
  await sql`update events set location = 'Boğaz'`;
  await sql.unsafe(readFileSync(MIGRATION, 'utf8'));
});

it('takes a former project’s address from columns, bodies, albums and their descriptions, and no other', async () => {
  const [event] =
    await database.sql`select cover_url, body, gallery, gallery_alt from events where slug = 'gezi'`;
  expect(event).toEqual({
    cover_url: PATH,
    body: `<p>Bakın: <img src="${PATH}" alt=""> <a href="${ELSEWHERE}">gazete</a></p>`,
    gallery: [PATH, ELSEWHERE],
    gallery_alt: { [PATH]: 'Rıhtım' },
  });
});

it('takes it from the history as well, and is no change in it', async () => {
  const entries = await database.sql<{ operation: string; after: { cover_url?: string } | null }[]>`
    select operation, after from private.history where table_name = 'events' order by id`;
  expect(entries.map(({ operation }) => operation)).toEqual(['insert', 'update']);
  expect(entries[0]?.after?.cover_url).toBe(PATH);
});
