import { beforeEach, expect, test } from 'vitest';
import { createDataProvider } from '../../../../admin/providers/data-provider';
import { FakeBackend, USER } from './fake-backend';

const resource = 'announcements';
const ROW = { id: 7, title: 'Genel kurul' };

let backend: FakeBackend;
let provider: ReturnType<typeof createDataProvider>;

beforeEach(async () => {
  backend = await FakeBackend.signedIn();
  provider = createDataProvider(backend.client);
});

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
  [
    'of a draft, while the second step is missing',
    null,
    'half-signed-in',
    403,
    'Bu işlem için iki adımlı doğrulama gerekiyor.',
  ],
  ['of a draft, after the session was ended', null, 'ended', 401, 'Oturum bulunamadı. Lütfen giriş yapın.'],
  [
    'of a draft, by a session that is too old',
    null,
    'too old',
    401,
    'Oturum bulunamadı. Lütfen giriş yapın.',
  ],
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
    if (url.includes('/rpc/is_admin')) return { body: standing === 'admin' };
    if (url.includes('/auth/v1/user') && isEnded)
      return { status: 403, body: { error_code: 'session_not_found', msg: 'english' } };
    if (url.includes('/auth/v1/user')) return { body: { ...USER, factors } };
    if (method !== 'GET') return { body: [] };
    if (url.includes('/profiles')) return { body: [{ is_admin: standing !== 'member' }] };
    return { body: updated_at === null ? [] : [{ ...ROW, updated_at }] };
  };
}
