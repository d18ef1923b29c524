import { beforeAll, expect, test } from 'vitest';
import { COMMON_WORD, growTables, RARE_WORD } from '../../fixtures/growth/grow-tables';
import { runAs } from '../../fixtures/growth/run-as';
import { useDatabase } from '../support/database-fixture';

const ROWS = 10_000;
const ISSUES = 300;
const PAGES = 40;
/** A page of results costs at most this much more than without the pages. */
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
  await sql.unsafe(`
    insert into private.documents (address, pages)
    select '/bultenler/' || issue || '.pdf', ${PAGES} from generate_series(1, ${ISSUES}) as issue`);
  await sql`alter table private.document_pages disable trigger user`;
  await sql.unsafe(`
    insert into private.document_pages (address, page, content)
    select '/bultenler/' || issue || '.pdf', page, string_agg('Derneğin ' || word || '. buluşmasına ' ||
        left(md5((page * 104729 + word)::text), 4 + word % 5) || ' sözüyle herkes davetlidir.', ' ' order by word)
    from generate_series(1, ${PAGES}) as page, generate_series(1, 40) as word, generate_series(1, ${ISSUES}) as issue
    group by issue, page order by issue, page`);
  // The words of the pages of one issue stand for those of all, because indexing each page would take minutes.
  await sql.unsafe(`
    insert into private.search_index (kind, id, visible_from, dated_at, words)
    with word as materialized (
      select page, strip(private.search_vector('', content)) as common, strip(private.search_vector('', '${RARE_WORD}')) as rare
      from private.document_pages where address = '/bultenler/1.pdf'
    )
    select 'document', page.id, shown.visible_from, shown.dated_at,
      word.common || array_to_tsvector(array[page.id::text]) || case when page.id % 2400 = 0 then word.rare else '' end
    from private.document_pages as page join word using (page), private.document_row(page.address) as shown
    order by page.id`);
  await sql`vacuum analyze`;
  for (const term of TERMS) costs.set(term, { before: before.get(term) ?? 0, after: await blocksOf(term) });
}, 120_000);

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
