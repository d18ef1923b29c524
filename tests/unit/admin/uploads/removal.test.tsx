// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { useAbandonedUploads } from '../../../../admin/uploads/use-abandoned-uploads';
import { useFileRemoval } from '../../../../admin/uploads/use-file-removal';
import { announcements } from '../../../../admin/resources/announcements';
import { fakeBackend } from '../support/fake-backend';
import { renderHook } from '../support/render-hook';
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

test('the next start removes the uploads of a lost form but nothing that a row or a draft shows', async () => {
  window.localStorage.setItem(MEMORY, JSON.stringify(remembered('lost.webp', 'saved.webp', 'draft.webp')));
  window.localStorage.setItem('taslak', JSON.stringify({ cover_url: `${FOLDER}/draft.webp` }));
  const backend = fakeBackend([{ id: 1, cover_url: `${FOLDER}/saved.webp` }]);
  await renderHook(() => useAbandonedUploads([announcements]), backend);
  expect(fakeStorage.removed).toEqual(['announcements/lost.webp']);
  expect(JSON.parse(memory())).toEqual(remembered('draft.webp'));
});

test('nothing is removed and everything stays listed when the rows cannot be read', async () => {
  window.localStorage.setItem(MEMORY, JSON.stringify(remembered('lost.webp')));
  const backend = fakeBackend([]);
  const getList = () => Promise.reject(new Error('Oturum bulunamadı. Lütfen giriş yapın.'));
  const provider = { ...backend, dataProvider: { ...backend.dataProvider, getList } };
  await renderHook(() => useAbandonedUploads([announcements]), provider);
  expect(fakeStorage.removed).toEqual([]);
  expect(JSON.parse(memory())).toEqual(remembered('lost.webp'));
});

test('a form that closes with a stored draft keeps the draft’s files', async () => {
  window.localStorage.setItem('taslak', JSON.stringify({ cover_url: `${FOLDER}/draft.webp` }));
  const hook = await renderHook(() => ({ remove: useFileRemoval(announcements) }), fakeBackend([]));
  await hook.does(({ remove }) => remove([`${FOLDER}/draft.webp`, `${FOLDER}/lost.webp`]));
  expect(fakeStorage.removed).toEqual(['announcements/lost.webp']);
  expect(memory()).toContain('draft.webp');
});
