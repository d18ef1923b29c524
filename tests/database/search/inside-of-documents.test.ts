import { beforeEach, describe, expect, it } from 'vitest';
import { type Role, ROLES, useDatabase } from '../support/database-fixture';
import { useHistory } from '../support/history';
import { plain } from '../support/site-search';

const database = useDatabase();
const { call, add, change, remove, ofRow, trash } = useHistory(database);

const FILE = '/storage/v1/object/public/media/bulletins/1700000000000-mart.pdf';
const OTHER = '/storage/v1/object/public/media/bulletins/1700000000001-nisan.pdf';
const TEXTS = [
  'Bültenimizin kapağı.',
  'Avluda toplandık. Saat 14.30’da Defne Kuyumcu burs fonunu anlattı. Sonra çay içtik.',
  '',
];
const MARCH = { year: 2024, month: 3, pdf_url: FILE };

interface Hit {
  kind: string;
  title: string;
  link: string;
  page: number;
  snippet: string;
  dated_on: string;
}

const keep = (address = FILE, texts: readonly string[] = TEXTS, resource = 'bulletins') =>
  call<number>('keep_document', { resource, address, pages: JSON.stringify(texts) });

async function found(q: string, role: Role = 'visitor'): Promise<[title: string, page: number][]> {
  const hits = await call<Hit[]>('site_search', { q }, database.as[role]);
  return hits.filter(({ kind }) => kind === 'document').map(({ title, page }) => [plain(title), page]);
}

async function keptPages(address = FILE): Promise<number> {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int from private.document_pages where address = ${address}`;
  return row?.count ?? -1;
}

const MARCH_2 = [['Bülten, Mart 2024', 2]];

beforeEach(async () => {
  await database.sql`delete from private.documents where true`;
  await database.sql`delete from bulletin_archive where true`;
});

describe('a page of a bulletin is found', () => {
  it('by everybody, with its number, its sentence and its file, whatever the endings of the words', async () => {
    await add('bulletins', MARCH);
    expect(await keep()).toBe(2);
    for (const role of ROLES) expect([role, await found('burs fonumuz', role)]).toEqual([role, MARCH_2]);
    const hits = await call<Hit[]>('site_search', { q: 'kuyumcu' }, database.as.visitor);
    expect(hits.find(({ kind }) => kind === 'document')).toMatchObject({
      ...{ link: FILE, page: 2, dated_on: '2024-03-01' },
      snippet: 'Saat 14.30’da Defne \u0002Kuyumcu\u0003 burs fonunu anlattı.',
    });
    expect(await found('kuyumcu 2023')).toEqual([]);
  });

  it('when the pages were kept before the row, as a form does', async () => {
    await keep();
    expect(await found('kuyumcu')).toEqual([]);
    const id = await add('bulletins', MARCH);
    expect(await found('kuyumcu')).toEqual(MARCH_2);
    await change('bulletins', id, { month: 4 });
    expect(await found('kuyumcu')).toEqual([['Bülten, Nisan 2024', 2]]);
  });

  it('once, when the archive has the file as well', async () => {
    await add('bulletin_archive', { year: 2009, label: 'Özel sayı', file_url: FILE });
    await keep(FILE, TEXTS, 'bulletin_archive');
    expect(await found('kuyumcu')).toEqual([['Bülten, Özel sayı 2009', 2]]);
    const id = await add('bulletins', MARCH);
    expect(await found('kuyumcu')).toEqual(MARCH_2);
    await change('bulletins', id, { is_searchable: false });
    expect(await found('kuyumcu')).toEqual([['Bülten, Özel sayı 2009', 2]]);
  });

  it('on its own page, and only there', async () => {
    await add('bulletins', MARCH);
    await add('bulletins', { ...MARCH, month: 4, pdf_url: OTHER });
    await keep();
    await keep(OTHER, ['Sevgili konuklar,\nKuyumcu bu ay da konuştu. Sonra yemek yendi.']);
    const search = (address: string, q: string) =>
      call<Hit[]>('document_search', { address, q }, database.as.visitor);
    expect(await search(FILE, 'kuyumcunun')).toEqual([
      { page: 2, snippet: 'Saat 14.30’da Defne \u0002Kuyumcu\u0003 burs fonunu anlattı.' },
    ]);
    expect(await search(FILE, 'konuştu')).toEqual([]);
    // A salutation alone would say nothing.
    expect(await search(OTHER, 'konuk')).toEqual([
      { page: 1, snippet: 'Sevgili \u0002konuklar\u0003,\nKuyumcu bu ay da konuştu.' },
    ]);
    expect(await search(FILE, '')).toEqual([]);
    expect(await call('document_state', { address: FILE }, database.as.visitor)).toEqual([
      { pages: 3, with_text: 2 },
    ]);
  });
});

describe('what is not to be found goes at once', () => {
  it('when the search is turned off, and comes back when the file is read again', async () => {
    const id = await add('bulletins', MARCH);
    await keep();
    await change('bulletins', id, { is_searchable: false });
    expect(await found('kuyumcu')).toEqual([]);
    expect(await keptPages()).toBe(0);
    const { sql } = database;
    expect(await sql`select from private.search_index where kind = 'document'`).toHaveLength(0);
    await change('bulletins', id, { is_searchable: true });
    expect(await call('document_state', { address: FILE })).toEqual([]);
    await keep();
    expect(await found('kuyumcu')).toEqual(MARCH_2);
  });

  it('when the switch is off before the row is there', async () => {
    await keep();
    await add('bulletins', { ...MARCH, is_searchable: false });
    expect(await keptPages()).toBe(0);
  });

  it('when another file takes its place', async () => {
    const id = await add('bulletins', MARCH);
    await keep();
    await keep(OTHER, ['Yeni sayı.']);
    await change('bulletins', id, { pdf_url: OTHER });
    expect([await found('kuyumcu'), await keptPages()]).toEqual([[], 0]);
    expect(await found('yeni sayı')).toEqual([['Bülten, Mart 2024', 1]]);
  });

  it('when the same file is read again', async () => {
    await add('bulletins', MARCH);
    await keep();
    await keep(FILE, ['Başka bir metin.']);
    expect([await found('kuyumcu'), await found('başka metin')]).toEqual([[], [['Bülten, Mart 2024', 1]]]);
  });

  it('in the trash, and comes back with its row', async () => {
    const id = await add('bulletins', MARCH);
    await keep();
    await remove('bulletins', id);
    expect(await found('kuyumcu')).toEqual([]);
    expect(await call('document_search', { address: FILE, q: 'kuyumcu' }, database.as.visitor)).toEqual([]);
    expect(await call('document_state', { address: FILE }, database.as.visitor)).toEqual([]);
    const [deleted] = await trash();
    await call('restore_version', { entry: deleted?.id });
    expect(await found('kuyumcu')).toEqual(MARCH_2);
  });

  it('for good when the trash is emptied, or the history of a deleted row erased', async () => {
    const { sql, service } = database;
    const id = await add('bulletins', MARCH);
    await keep();
    await remove('bulletins', id);
    await call('purge', {}, service);
    expect(await keptPages()).toBe(2);
    await sql`update private.history set changed_at = now() - interval '31 days'`;
    await call('purge', {}, service);
    expect(await keptPages()).toBe(0);

    const other = await add('bulletins', MARCH);
    await keep();
    await remove('bulletins', other);
    await call('erase_history', { resource: 'bulletins', row_id: other });
    expect(await keptPages()).toBe(0);
  });

  it('when a form kept pages and was never saved, after a day', async () => {
    const { sql, service } = database;
    await keep();
    await call('purge', {}, service);
    expect(await keptPages()).toBe(2);
    await sql`update private.documents set kept_at = now() - interval '25 hours' where true`;
    await call('purge', {}, service);
    expect(await keptPages()).toBe(0);
  });

  it('when a form kept pages of a row whose search stayed off, after a day', async () => {
    const { sql, service } = database;
    await add('bulletins', { ...MARCH, is_searchable: false });
    await keep();
    expect([await found('kuyumcu'), await keptPages()]).toEqual([[], 2]);
    await sql`update private.documents set kept_at = now() - interval '25 hours' where true`;
    await call('purge', {}, service);
    expect(await keptPages()).toBe(0);
  });

  it('but stays for a row whose history alone is erased', async () => {
    const id = await add('bulletins', MARCH);
    await keep();
    await call('erase_history', { resource: 'bulletins', row_id: id });
    expect(await ofRow('bulletins', id)).not.toEqual([]);
    expect(await found('kuyumcu')).toEqual(MARCH_2);
  });
});

describe('the database takes no more than a document may hold', () => {
  const refusal = async (args: Record<string, unknown>, role: Role = 'admin') => {
    const given = { resource: 'bulletins', address: FILE, pages: '["Metin"]', ...args };
    return (await database.as[role].rpc('keep_document', given)).error?.code;
  };

  it.each([
    ['401 pages', { pages: JSON.stringify(Array<string>(401).fill('a')) }, '23514'],
    ['no page', { pages: '[]' }, '23514'],
    ['a page of 12,001 characters', { pages: JSON.stringify(['a'.repeat(12_001)]) }, '23514'],
    [
      'more than 1,500,000 bytes',
      { pages: JSON.stringify(Array<string>(300).fill('ş'.repeat(3000))) },
      '23514',
    ],
    ['no list', { pages: '{"a": 1}' }, '23514'],
    ['no JSON', { pages: 'metin' }, '22P02'],
    ['no address', { address: 'mart.pdf' }, '23514'],
    ['an address of 2,001 characters', { address: `/${'a'.repeat(2000)}` }, '23514'],
    ['a table whose files are not searched', { resource: 'events' }, 'PT404'],
    ['a table that is none', { resource: 'pg_class' }, 'PT404'],
  ])('%s is refused', async (_what, args, code) => {
    expect(await refusal(args)).toBe(code);
    expect(await keptPages()).toBe(0);
  });

  it.each(ROLES.filter((role) => role !== 'admin' && role !== 'secondStep'))(
    '%s keeps no pages of a table without drafts',
    async (role) => {
      expect(await refusal({}, role)).toBe('42501');
    },
  );

  it('400 pages are kept', async () => {
    await add('bulletins', MARCH);
    expect(await keep(FILE, Array<string>(400).fill('Kısa.'))).toBe(400);
  });
});

it('a file without text is known as read', async () => {
  await add('bulletins', MARCH);
  expect(await keep(FILE, ['', ' '])).toBe(0);
  expect(await call('document_state', { address: FILE })).toEqual([{ pages: 2, with_text: 0 }]);
});

it('only the back office knows of a file that no row shows', async () => {
  await keep();
  const knows = async (role: Role) =>
    (await call<unknown[]>('document_state', { address: FILE }, database.as[role])).length > 0;
  expect(await Promise.all(ROLES.map(async (role) => [role, await knows(role)]))).toEqual(
    ROLES.map((role) => [role, ['writer', 'writerSecondStep', 'admin', 'secondStep'].includes(role)]),
  );
});

it('the index follows when a backup restores rows and pages without triggers, in any order', async () => {
  const rows = [
    `insert into bulletins (year, month, pdf_url) values (2024, 3, '${FILE}')`,
    `insert into private.documents (address, pages) values ('${FILE}', 1)`,
    `insert into private.document_pages (address, page, content) values ('${FILE}', 1, 'Kuyumcu')`,
  ];
  for (const order of [rows, [...rows.slice(1), ...rows.slice(0, 1)]]) {
    await database.sql`delete from bulletins where true`;
    await database.sql`delete from private.documents where true`;
    await database.sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      for (const statement of order) await transaction.unsafe(statement);
    });
    expect(await found('kuyumcu')).toEqual([['Bülten, Mart 2024', 1]]);
  }
});
