/**
 * Measures the search over 100,000 rows: `npx tsx tests/bench/site-search.bench.ts`. The budget is 50 ms. It measures in the database
 * and over HTTP, for words that one row has and for words that nearly every row has.
 */
import postgres from 'postgres';
import { startTestBackend } from '../fixtures/backend';

const BUDGET_MS = 50;
const ROUNDS = 20;
const ROWS = {
  announcements: 35_000,
  events: 25_000,
  alumni_news: 25_000,
  member_perks: 5_000,
  calendar: 10_000,
};
const TYPED = [
  'dernek',
  'derneğin üyeleri',
  'bu',
  'isik',
  'uyelik odulu',
  'konser 4711',
  'me',
  'kitabevi',
  'bulunmayan',
];

/** A body of about 120 words. The first words of the list are in nearly every body, the last ones in few. */
const body = `
  select '<p>' || string_agg(word, ' ') || '</p>' from (
    select (array['Derneğimizin', 'mezunlar', 've', 'bu', 'üyeliği', 'ödülleri', 'Işık’ın', 'konserini', 'bursları', 'toplantıda',
      'okulumuzun', 'avluda', 'yemeği', 'sergisi', 'kitabı', 'gezide'])[1 + floor(16 * random() ^ 2)::int]
      || case when random() < 0.5 then '' else ' ' || translate(left(md5(floor(30000 * random() ^ 3)::text), 8), '0123456789', 'gğıiöüşçkz') end as word
    from generate_series(1, 80 + row % 2)) as words`;

const inserts = [
  `insert into announcements (title, body, published_at)
   select 'Duyuru ' || row, (${body}), now() - row * interval '1 minute' from generate_series(1, ${ROWS.announcements}) as row`,
  `insert into events (title, slug, body, starts_at)
   select 'Konser ' || row, 'konser-' || row, (${body}), now() - row * interval '1 hour' from generate_series(1, ${ROWS.events}) as row`,
  `insert into alumni_news (title, slug, description)
   select 'Haber ' || row, 'haber-' || row, (${body}) from generate_series(1, ${ROWS.alumni_news}) as row`,
  `insert into member_perks (business_name, discount)
   select 'Işık Kitabevi ' || row, 'Üyelere yüzde 10' from generate_series(1, ${ROWS.member_perks}) as row`,
  `insert into calendar (title, date)
   select 'Dernek toplantısı ' || row, '1990-01-01'::date + row from generate_series(1, ${ROWS.calendar}) as row`,
];

const backend = await startTestBackend();
const sql = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
try {
  const start = performance.now();
  for (const insert of inserts) await sql.unsafe(insert);
  await sql`vacuum analyze`;
  printLine(`100,000 rows written and indexed in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  await sql`set role anon`;
  for (const typed of TYPED) {
    report(`database: ${typed}`, await medianOf(() => sql`select * from public.site_search(${typed}, 10)`));
    report(`    HTTP: ${typed}`, await medianOf(() => searchOverHttp(typed)));
  }
} finally {
  await sql.end();
  await backend.stop();
}

async function searchOverHttp(q: string): Promise<unknown> {
  const response = await fetch(`${backend.url}/rest/v1/rpc/site_search`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ q, max_results: 10 }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

async function medianOf(work: () => PromiseLike<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((left, right) => left - right)[ROUNDS / 2] ?? Number.NaN;
}

function report(name: string, milliseconds: number): void {
  printLine(
    `${name}: ${milliseconds.toFixed(1)} ms (${((milliseconds / BUDGET_MS) * 100).toFixed(0)} % of ${BUDGET_MS} ms)`,
  );
  if (milliseconds > BUDGET_MS) process.exitCode = 1;
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
