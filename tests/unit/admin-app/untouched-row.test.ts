import { beforeEach, expect, test } from 'vitest';
import { createDataProvider } from '../../../admin/providers/data-provider';
import { FakeBackend } from './fake-backend';

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

test('an update names the version it was made from', async () => {
  backend.answer = () => ({ body: [ROW] });
  await updateFrom(VERSION);
  expect((await backend.lastRequest()).query).toMatchObject({ id: 'eq.7', updated_at: `eq.${VERSION}` });
});

test.each([
  ['of a row that stands as it was: not allowed', VERSION, true, 403, 'Bu işlem için yetkiniz yok.'],
  [
    'of a newer version: too late',
    '2026-11-21T12:00:01.000Z',
    true,
    412,
    'Siz düzenlerken bu kayıt değiştirildi.',
  ],
  ['of a row that is gone', null, true, 410, 'Bu kayıt silinmiş.'],
  [
    'of a draft, by somebody who is no administrator any more',
    null,
    false,
    403,
    'Bu işlem için yetkiniz yok.',
  ],
])('an update that touches nothing says why: %s', async (_what, stored, isAdmin, statusCode, message) => {
  backend.answer = untouched(stored, isAdmin);
  await expect(updateFrom(VERSION)).rejects.toMatchObject({ statusCode, message });
});

test('a delete that touches nothing is refused while the row stands, and done when it is gone', async () => {
  backend.answer = untouched(VERSION, true);
  await expect(remove()).rejects.toMatchObject({ statusCode: 403 });
  backend.answer = untouched(null, false);
  await expect(remove()).rejects.toMatchObject({ statusCode: 403 });
  backend.answer = untouched(null, true);
  expect(await remove()).toEqual({ data: { id: 7, already_gone: true } });
});

/** Every write touches no row; reading shows the stored version, if there is one, and whether one is an administrator. */
function untouched(updated_at: string | null, is_admin: boolean) {
  return ({ method, url }: Request) => {
    if (method !== 'GET') return { body: [] };
    if (url.includes('/profiles')) return { body: [{ is_admin }] };
    return { body: updated_at === null ? [] : [{ ...ROW, updated_at }] };
  };
}
