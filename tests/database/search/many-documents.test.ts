import { beforeAll, expect, test } from 'vitest';
import { COMMON_WORD, growTables, RARE_WORD } from '../../fixtures/growth/grow-tables';
import { runAs } from '../../fixtures/growth/run-as';
import { useDatabase } from '../support/database-fixture';

const ROWS = 10_000;
const ISSUES = 300;
const PAGES = 40;
/** Issue 53, part 2: a page of results costs at most this much more than without the pages. */
const MOST_TIMES = 1.5;
/** Of each kind, as on the page of all results. */
const RESULTS = 5;
const TERMS = [RARE_WORD, COMMON_WORD, `${COMMON_WORD} buluşmasına`];

const database = useDatabase();
const costs = new Map<string, { before: number; after: number }>();

interface Plan {
  'QUERY PLAN': [{ Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }];
}

/** How many blocks of 8 kB a visitor's search reads: the same on every machine, however busy. */
async function blocksOf(term: string): Promise<number> {
  return runAs(database.sql, 'visitor', async (sql) => {
    const search = () => sql<Plan[]>`
      explain (analyze, buffers, format json) select * from public.site_search(${term}, ${RESULTS})`;
    // The first one plans the functions.
    await search();
    const [row] = await search();
    const plan = row?.['QUERY PLAN'][0].Plan;
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  });
}

beforeAll(async () => {
  const { sql } = database;
  await growTables(sql, ROWS);
  const before = new Map<string, number>();
  for (const term of TERMS) before.set(term, await blocksOf(term));
  // Every page is a page of a newspaper with words of its own, the common words, and on few of them the rare one.
  await sql.unsafe(`
    insert into private.documents (address, pages)
    select '/bultenler/' || issue || '.pdf', ${PAGES} from generate_series(1, ${ISSUES}) as issue`);
  await sql.unsafe(`
    insert into private.document_pages (address, page, content)
    select '/bultenler/' || issue || '.pdf', page, string_agg('Derneğin ' || word || '. buluşmasına ' ||
        left(md5((issue * 7919 + page * 104729 + word)::text), 4 + word % 5) || ' sözüyle herkes davetlidir.', ' ')
      || case when issue * page % 2000 = 0 then ' ${RARE_WORD}' else '' end
    from generate_series(1, ${ISSUES}) as issue, generate_series(1, ${PAGES}) as page, generate_series(1, 40) as word
    group by issue, page`);
  await sql`vacuum analyze`;
  for (const term of TERMS) costs.set(term, { before: before.get(term) ?? 0, after: await blocksOf(term) });
}, 240_000);

test('all pages are found', async () => {
  const { data } = await database.as.visitor.rpc('site_search', { q: COMMON_WORD });
  const found = (data as { kind: string; found: number }[]).filter(({ kind }) => kind === 'document');
  expect(found.map(({ found: count }) => count)).toEqual(Array(10).fill(200));
});

test.each(TERMS)('300 bulletins of 40 pages make a page of results little dearer: %s', (term) => {
  const { before = 0, after = Infinity } = costs.get(term) ?? {};
  expect(before).toBeGreaterThan(0);
  expect(after / before, `${before} blocks without the pages, ${after} with them`).toBeLessThan(MOST_TIMES);
});
