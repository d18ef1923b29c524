// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { removeAbandonedUploads } from '../../../../admin/uploads/remove-abandoned';
import { removeUnused } from '../../../../admin/uploads/remove-unused';
import { fakeStorage } from './fake-storage';

vi.mock(
  '../../../../admin/providers/supabase-client',
  async () => (await import('./fake-storage')).fakeClient,
);

const FOLDER = '/storage/v1/object/public/media/announcements';
const MEMORY = 'dernek-yuklemeler';
const remembered = (...names: string[]) =>
  names.map((name) => ({ address: `${FOLDER}/${name}`, uploadedAt: 0, page: 'gone' }));
const memory = () => window.localStorage.getItem(MEMORY) ?? '';

beforeEach(() => fakeStorage.reset());

test('the next start removes the uploads of a lost form but nothing that a row, a kept version or a draft shows', async () => {
  window.localStorage.setItem(MEMORY, JSON.stringify(remembered('lost.webp', 'saved.webp', 'draft.webp')));
  window.localStorage.setItem('taslak', JSON.stringify({ cover_url: `${FOLDER}/draft.webp` }));
  fakeStorage.database.shown = ['announcements/saved.webp'];
  await removeAbandonedUploads();
  expect(fakeStorage.removed).toEqual(['announcements/lost.webp']);
  expect(JSON.parse(memory())).toEqual(remembered('draft.webp'));
});

test('nothing is removed and everything stays listed when the database cannot be asked', async () => {
  window.localStorage.setItem(MEMORY, JSON.stringify(remembered('lost.webp')));
  fakeStorage.database.isAway = true;
  await removeAbandonedUploads();
  expect(fakeStorage.removed).toEqual([]);
  expect(JSON.parse(memory())).toEqual(remembered('lost.webp'));
});

test('a form that closes with a stored draft keeps the draft’s files', async () => {
  window.localStorage.setItem('taslak', JSON.stringify({ cover_url: `${FOLDER}/draft.webp` }));
  expect(await removeUnused([`${FOLDER}/draft.webp`, `${FOLDER}/lost.webp`])).toBeNull();
  expect(fakeStorage.removed).toEqual(['announcements/lost.webp']);
  expect(memory()).toContain('draft.webp');
});

test('a file that another row shows stays, and is no longer listed as unsaved', async () => {
  window.localStorage.setItem(MEMORY, JSON.stringify(remembered('shared.webp')));
  fakeStorage.database.shown = ['announcements/shared.webp'];
  expect(await removeUnused([`${FOLDER}/shared.webp`])).toBeNull();
  expect(fakeStorage.removed).toEqual([]);
  expect(memory()).toBe('');
});

test.each([
  [
    'of a hosted project are removed when an administrator comes',
    'https://ornek.supabase.co',
    ['events/old.webp'],
  ],
  ['of the embedded backend are left to its server', window.location.origin, []],
])('old files %s', async (_, origin, removed) => {
  Object.assign(fakeStorage.database, { origin, old: ['events/old.webp'] });
  await removeAbandonedUploads();
  expect(fakeStorage.removed).toEqual(removed);
});
