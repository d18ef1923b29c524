import type { CrudFilters } from '@refinedev/core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDataProvider } from '../../../../admin/data/data-provider';
import { announcements } from '../../../../admin/resources/announcements';
import { FakeBackend, USER } from './fake-backend';

const resource = 'announcements';
const ROW = { id: 7, title: 'Genel kurul' };

let backend: FakeBackend;
let provider: ReturnType<typeof createDataProvider>;

beforeEach(async () => {
  backend = await FakeBackend.signedIn();
  provider = createDataProvider(backend.client);
});

describe('a list', () => {
  test('is read page by page with a count, in an order without ties, empty values last', async () => {
    backend.answer = () => ({ body: [ROW], headers: { 'content-range': '20-20/21' } });
    const list = await provider.getList({
      resource,
      pagination: { currentPage: 3, pageSize: 10 },
      sorters: [
        { field: 'published_at', order: 'desc' },
        { field: 'title', order: 'asc' },
      ],
      meta: { select: 'id,title' },
    });
    expect(list).toEqual({ data: [ROW], total: 21 });
    expect(await backend.lastRequest()).toMatchObject({
      method: 'GET',
      path: '/rest/v1/announcements',
      query: {
        select: 'id,title',
        order: 'published_at.desc.nullslast,title.asc.nullslast,id.desc',
        offset: '20',
        limit: '10',
      },
    });
    expect(backend.requests.at(-1)?.headers.get('prefer')).toContain('count=estimated');
  });

  describe('whose count is lower than the page’s first row', () => {
    /** PostgREST with this many rows. It refuses a counted page that begins behind the planner's guess. */
    const serve = (rows: number) => {
      backend.answer = ({ method, headers, url }) => {
        const offset = Number(new URL(url).searchParams.get('offset'));
        const prefer = headers.get('prefer') ?? '';
        if (method === 'HEAD') return { headers: { 'content-range': `*/${rows}` } };
        if (prefer.includes('count')) return { status: 416, body: { message: 'in words that may change' } };
        return { body: offset < rows ? [ROW] : [], headers: { 'content-range': '*/*' } };
      };
      const filters: CrudFilters = [{ field: 'lead', operator: 'eq', value: 'Davet' }];
      return provider.getList({ resource, filters, pagination: { currentPage: 61, pageSize: 20 } });
    };

    test('is read without a count and counted exactly', async () => {
      expect(await serve(1300)).toEqual({ data: [ROW], total: 1300 });
      const asked = backend.requests.slice(-2).map(({ method, url, headers }) => {
        const { searchParams: query } = new URL(url);
        const [count] = /count=\w+/.exec(headers.get('prefer') ?? '') ?? [];
        return { method, count, lead: query.get('lead'), offset: query.get('offset') };
      });
      expect(asked).toEqual([
        { method: 'GET', count: undefined, lead: 'eq.Davet', offset: '1200' },
        { method: 'HEAD', count: 'count=exact', lead: 'eq.Davet', offset: null },
      ]);
    });
  });

  test.each<[string, CrudFilters, Record<string, string>]>([
    ['the Turkish i family and the asterisk', [contains('title', 'Iİıi*')], { title: 'ilike.%_____%' }],
    [
      'signs of the filter language, inside or',
      [{ operator: 'or', value: [contains('title', String.raw`a,b)("c"\%`), contains('lead', 'x')] }],
      { or: String.raw`(title.ilike.%a_b___c_\\\%%,lead.ilike.%x%)` },
    ],
  ])('is filtered by %s', async (_what, filters, query) => {
    await provider.getList({ resource, filters });
    expect((await backend.lastRequest()).query).toMatchObject(query);
  });
});

describe('a search by words', () => {
  const filters: CrudFilters = [
    { operator: 'or', value: [contains('title', 'piknik'), contains('*words', 'piknik')] },
  ];
  const found = (ids: readonly number[]) => {
    backend.answer = (request) =>
      new URL(request.url).pathname.endsWith('/rpc/admin_search')
        ? { body: ids.map((id) => ({ id })) }
        : { body: [ROW] };
  };

  test('asks the database which rows contain the words and also reads those that contain the typed text', async () => {
    found([7, 9]);
    await provider.getList({ resource, filters });
    const [asked] = backend.requests.filter(({ url }) => url.includes('/rpc/'));
    expect([asked?.method, new URL(asked?.url ?? '').searchParams.toString()]).toEqual([
      'GET',
      'resource=announcements&q=piknik',
    ]);
    expect((await backend.lastRequest()).query).toMatchObject({ or: '(title.ilike.%p_kn_k%,id.in.(7,9))' });
    found([]);
    await provider.getList({ resource, filters });
    expect((await backend.lastRequest()).query).toMatchObject({ or: '(title.ilike.%p_kn_k%)' });
  });
});

describe('one row', () => {
  const writes = {
    getOne: () => provider.getOne({ resource, id: 7 }),
    update: () => provider.update({ resource, id: 7, variables: { title: 'Yeni' } }),
    deleteOne: () => provider.deleteOne({ resource, id: 7 }),
  };

  test.each([
    ['getOne', 'GET'],
    ['update', 'PATCH'],
    ['deleteOne', 'DELETE'],
  ] as const)('%s is keyed by id and returns the row', async (name, method) => {
    backend.answer = () => ({ body: [ROW] });
    expect(await writes[name]()).toEqual({ data: ROW });
    expect(await backend.lastRequest()).toMatchObject({ method, query: { id: 'eq.7', select: '*' } });
  });

  test('create sends the row and returns it with its id', async () => {
    backend.answer = () => ({ status: 201, body: [ROW] });
    expect(await provider.create({ resource, variables: { title: 'Genel kurul' } })).toEqual({ data: ROW });
    expect(await backend.lastRequest()).toMatchObject({ method: 'POST', body: { title: 'Genel kurul' } });
  });

  test('an unreachable database has the same message for reads and writes', async () => {
    backend.answer = () => ({ status: 500, body: { code: '57014', message: 'canceling statement' } });
    const create = () => provider.create({ resource, variables: { title: 'Yeni' } });
    for (const ask of [...Object.values(writes), create]) {
      await expect(ask()).rejects.toMatchObject({
        statusCode: 503,
        message: 'Sunucu şu anda yanıt veremiyor. Biraz sonra yeniden deneyin.',
      });
    }
  });

  test('rows are read by their key and columns only, whatever the address adds to meta', async () => {
    backend.answer = () => ({ body: [ROW] });
    const meta = { schema: 'auth', idColumnName: 'title', select: 'id,title' };
    await provider.getOne({ resource, id: 7, meta });
    expect((await backend.lastRequest()).query).toEqual({ id: 'eq.7', select: 'id,title' });
    await provider.getList({ resource, meta: { ...meta, select: ['x'] } });
    expect((await backend.lastRequest()).query).toMatchObject({ select: '*', order: 'id.desc' });
    for (const { headers } of backend.requests) expect(headers.get('accept-profile')).toBe('public');
  });

  test('that is written is cleaned by the kinds of its fields', async () => {
    const cleaned = createDataProvider(backend.client, [announcements], (fields, columns) => {
      const [first] = fields;
      return Promise.resolve({ ...columns, cleanedAs: first?.kind });
    });
    backend.answer = () => ({ body: [ROW] });
    for (const write of [cleaned.create, cleaned.update]) {
      await write({ resource, id: 7, variables: { title: 'Yeni' } });
      expect((await backend.lastRequest()).body).toEqual({ title: 'Yeni', cleanedAs: 'text' });
    }
  });

  test.each(['23503', '23001'])(
    'whose deletion is refused with %s is told with the rows that use it',
    async (code) => {
      const uses = [{ title: 'Bahar' }, { title: 'Yaz' }];
      backend.answer = ({ method }) =>
        method === 'DELETE'
          ? { status: 409, body: { code, message: 'violates foreign key constraint' } }
          : { body: uses, headers: { 'content-range': '0-1/5' } };
      const relation = { name: 'event_id', kind: 'relation', label: 'Etkinlik', to: 'events' } as const;
      const related = { ...announcements, fields: [...announcements.fields, relation] };
      const removal = createDataProvider(backend.client, [related]).deleteOne({ resource: 'events', id: 7 });
      await expect(removal).rejects.toThrow(
        'Bunu kullananlar olduğu için silinemez (Duyurular: “Bahar”, “Yaz” ve 3 tane daha). Önce onlarda başkasını seçin ya da onları silin.',
      );
      expect(await backend.lastRequest()).toMatchObject({
        path: '/rest/v1/announcements',
        query: { event_id: 'eq.7', limit: '3' },
      });
    },
  );
});

test('without a session nothing is requested, because a visitor’s view is incomplete', async () => {
  const visitor = new FakeBackend();
  const { getList, deleteOne } = createDataProvider(visitor.client);
  const refusal = { statusCode: 401, message: 'Oturum bulunamadı. Lütfen giriş yapın.' };
  await expect(getList({ resource })).rejects.toMatchObject(refusal);
  await expect(deleteOne({ resource, id: 7 })).rejects.toMatchObject(refusal);
  expect(visitor.requests).toEqual([]);
});

function contains(field: string, value: string) {
  return { field, operator: 'contains', value } as const;
}

const VERSION = '2026-11-21T12:00:00.000Z';
const remove = () => provider.deleteOne({ resource, id: 7 });
const updateFrom = (version: string) =>
  provider.update({ resource, id: 7, variables: { title: 'Yeni' }, meta: { unchangedSince: version } });

test('an update names the version it started from', async () => {
  backend.answer = () => ({ body: [ROW] });
  await updateFrom(VERSION);
  expect((await backend.lastRequest()).query).toMatchObject({ id: 'eq.7', updated_at: `eq.${VERSION}` });
});

test.each<[string, string | null, Standing, number, string]>([
  ['of a row that stands as it was: not allowed', VERSION, 'admin', 403, 'Bu işlem için yetkiniz yok.'],
  ['of a newer version: too late', '2026-11-21T12:00:01.000Z', 'admin', 412, 'Bu arada değiştirilmiş.'],
  ['of a row that is gone', null, 'admin', 410, 'Bu arada silinmiş.'],
  [
    'of a draft, by somebody who is no administrator any more',
    null,
    'member',
    403,
    'Bu hesabın yönetici yetkisi yok.',
  ],
  ['of a draft, after the session was ended', null, 'ended', 401, 'Oturum bulunamadı. Lütfen giriş yapın.'],
])('an update that changes no row says why: %s', async (_what, stored, standing, statusCode, message) => {
  backend.answer = zeroRowsAnswer(stored, standing);
  await expect(updateFrom(VERSION)).rejects.toMatchObject({ statusCode, message });
});

test('a delete that changes no row is refused while the row exists and succeeds when it is gone', async () => {
  backend.answer = zeroRowsAnswer(VERSION, 'admin');
  await expect(remove()).rejects.toMatchObject({ statusCode: 403 });
  backend.answer = zeroRowsAnswer(null, 'member');
  await expect(remove()).rejects.toMatchObject({ statusCode: 403 });
  backend.answer = zeroRowsAnswer(null, 'admin');
  expect(await remove()).toEqual({ data: { id: 7, already_gone: true } });
});

test('a refused insert says what the person lacks', async () => {
  const insert = () => provider.create({ resource, variables: { title: 'Yeni' } });
  const refused = { status: 403, body: { code: '42501', message: 'row-level security' } };
  const answerAs = (standing: Standing) => (request: Request) =>
    request.url.includes(`/${resource}`) ? refused : zeroRowsAnswer(null, standing)(request);
  backend.answer = answerAs('half-signed-in');
  await expect(insert()).rejects.toMatchObject({ statusCode: 403, code: 'insufficient_aal' });
  backend.answer = answerAs('admin');
  await expect(insert()).rejects.toMatchObject({ message: 'Bu işlem için yetkiniz yok.' });
  backend.answer = answerAs('ended');
  await expect(insert()).rejects.toMatchObject({ statusCode: 401 });
});

test('a draft hidden by a missing second step does not count as deleted', async () => {
  const open = () => provider.getOne({ resource, id: 7 });
  backend.answer = zeroRowsAnswer(null, 'half-signed-in');
  await expect(open()).rejects.toMatchObject({ code: 'insufficient_aal' });
  backend.answer = zeroRowsAnswer(null, 'admin');
  await expect(open()).rejects.toMatchObject({ statusCode: 404 });
});

type Standing = 'admin' | 'member' | 'half-signed-in' | 'ended' | 'too old';

/**
 * Every write touches no row. Reads return the stored version, if there is one, and the servers answer with
 * the person's access.
 */
function zeroRowsAnswer(updated_at: string | null, standing: Standing) {
  const factors = standing === 'half-signed-in' ? [{ id: 'f', factor_type: 'totp', status: 'verified' }] : [];
  const isEnded = standing === 'ended';
  return ({ method, url }: Request) => {
    if (url.includes('/rpc/own_role')) return { body: standing === 'admin' ? 'administrator' : null };
    if (url.includes('/auth/v1/user') && isEnded)
      return { status: 403, body: { error_code: 'session_not_found', msg: 'english' } };
    if (url.includes('/auth/v1/user')) return { body: { ...USER, factors } };
    if (method !== 'GET') return { body: [] };
    if (url.includes('/profiles')) return { body: [{ is_admin: standing !== 'member' }] };
    return { body: updated_at === null ? [] : [{ ...ROW, updated_at }] };
  };
}
