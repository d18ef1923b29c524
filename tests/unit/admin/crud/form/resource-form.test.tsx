// @vitest-environment jsdom
import { useList, useWarnAboutChange } from '@refinedev/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useRowRemoval } from '../../../../../admin/crud/use-row-removal';
import { useResourceForm } from '../../../../../admin/crud/form/use-resource-form';
import { announcements } from '../../../../../admin/resources/announcements';
import { fakeBackend } from '../../support/fake-backend';
import { fakeHistory } from '../../support/fake-history';
import { renderHook } from '../../support/render-hook';

const FOLDER = '/storage/v1/object/public/media/announcements';
const removed = vi.hoisted(() => [] as string[]);

vi.mock(
  '../../../../../admin/providers/instances',
  async () => (await import('../../support/fake-history')).fakeInstances,
);
vi.mock(
  '../../../../../admin/history/undo-notice',
  async () => (await import('../../support/fake-history')).fakeUndoNotice,
);
vi.mock('../../../../../admin/providers/supabase-client', () => ({
  getBackend: () => ({ url: window.location.origin }),
  getSupabase: () => ({
    rpc: (_name: 'unused_files', { names }: { names: string[] }) =>
      Promise.resolve({ data: names, error: null }),
    storage: {
      from: () => ({
        getPublicUrl: (name: string) => ({
          data: { publicUrl: `${window.location.origin}/storage/v1/object/public/media/${name}` },
        }),
        remove: (names: string[]) => Promise.resolve({ error: null, data: removed.push(...names) }),
      }),
    },
  }),
}));

const row = (id: number, values: object = {}) => ({
  id,
  title: `Duyuru ${id}`,
  featured_home: false,
  ...values,
});
beforeEach(() => {
  removed.length = 0;
  fakeHistory.told = [];
});

describe('deleting a row', () => {
  const useDeletion = () => ({
    remove: useRowRemoval(announcements),
    ids: useList({ resource: 'announcements' }).result.data.map(({ id }) => id),
  });

  test('removes the row at once and puts it back in its place with the reason when refused', async () => {
    const backend = fakeBackend([row(1), row(2), row(3)]);
    const hook = await renderHook(useDeletion, backend);
    const answer = backend.hold();
    backend.refuse(Object.assign(new Error('Bu işlem için yetkiniz yok.'), { statusCode: 403 }));
    await hook.does(({ remove }) => remove(row(2, { cover_url: `${FOLDER}/2.webp` })));
    expect(hook.now().ids).toEqual([1, 3]);

    await hook.does(answer);
    expect(hook.now().ids).toEqual([1, 2, 3]);
    expect(backend.messages()).toEqual(['Silinemedi: Bu işlem için yetkiniz yok.']);
    expect(fakeHistory.told).toEqual([]);
    expect(removed).toEqual([]);
  });

  test('keeps the row’s files, which the history still shows', async () => {
    const own = { cover_url: `${FOLDER}/own.webp` };
    const hook = await renderHook(useDeletion, fakeBackend([row(1, own), row(2)]));
    await hook.does(({ remove }) => remove(row(1, own)));
    expect(hook.now().ids).toEqual([2]);
    expect(removed).toEqual([]);
    expect(fakeHistory.told).toMatchObject([{ message: 'Duyuru silindi.', deleted: [{ id: 1 }] }]);
  });

  test('of a row that somebody else has already deleted says so and cannot be undone', async () => {
    const backend = fakeBackend([row(1)]);
    const hook = await renderHook(useDeletion, backend);
    backend.drop(1);
    await hook.does(({ remove }) => remove(row(1)));
    expect(fakeHistory.told).toEqual([{ message: 'Bu duyuru zaten silinmiş.' }]);
  });
});

describe('the form of a resource', () => {
  function formOf(stored: ReturnType<typeof row> | undefined, onSaved: () => void) {
    return function useForm() {
      return useResourceForm(announcements, { row: stored, confirm: vi.fn(), onSaved });
    };
  }

  test.each([
    ['a new row', undefined],
    ['a changed row', row(1)],
  ])('writes %s without what a body must not contain', async (_, stored) => {
    const backend = fakeBackend(stored ? [stored] : []);
    const hook = await renderHook(formOf(stored, vi.fn()), backend);
    const body = '<p onclick="x()">Bahar</p><script>alert(1)</script>';
    await hook.does(({ save, initial }) => save({ ...initial, title: 'Bahar', body }));
    expect(backend.writes).toMatchObject([{ values: { body: '<p>Bahar</p>' } }]);
  });

  test('saves once, however often it is submitted', async () => {
    const backend = fakeBackend([]);
    const onSaved = vi.fn();
    const hook = await renderHook(formOf(undefined, onSaved), backend);
    const values = { ...hook.now().initial, title: 'Bahar' };
    const answer = backend.hold();
    await hook.does(({ save }) => Promise.all([save(values), save(values)]));
    expect(hook.now().isSaving).toBe(true);
    await hook.does(answer);
    await hook.does(({ save }) => save(values));
    expect(backend.writes).toHaveLength(1);
    const saved = expect.objectContaining({ id: 99, title: 'Bahar' }) as object;
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(saved, { saved: [saved], deleted: [] });
  });

  test('that was saved without a change has written nothing that could be undone', async () => {
    const backend = fakeBackend([row(1)]);
    const onSaved = vi.fn();
    const hook = await renderHook(formOf(row(1), onSaved), backend);
    await hook.does(({ save, initial }) => save({ ...initial }));
    expect(backend.writes).toEqual([]);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(row(1), { saved: [], deleted: [] });
  });

  test('shows a refusal at the field, stays open and can be saved again', async () => {
    const backend = fakeBackend([]);
    const onSaved = vi.fn();
    const hook = await renderHook(formOf(undefined, onSaved), backend);
    const values = { ...hook.now().initial, title: 'Bahar' };
    backend.refuse(
      Object.assign(new Error('Metin çok uzun.'), { statusCode: 400, errors: { title: 'Metin çok uzun.' } }),
    );
    await hook.does(({ save }) => save(values));
    expect(hook.now()).toMatchObject({
      isSaving: false,
      failure: { message: null, fields: [{ name: 'title', message: 'Metin çok uzun.' }] },
    });
    expect(onSaved).not.toHaveBeenCalled();

    backend.accept();
    await hook.does(({ save }) => save(values));
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('warns about unsaved changes after a refusal, and no longer once saved', async () => {
    const backend = fakeBackend([]);
    const useWarning = () => ({ form: formOf(undefined, vi.fn())(), warning: useWarnAboutChange() });
    const hook = await renderHook(useWarning, backend);
    await hook.does(({ warning }) => warning.setWarnWhen(true));
    backend.refuse(new Error('Sunucuya ulaşılamıyor.'));
    await hook.does(({ form }) => form.save({ ...form.initial, title: 'Bahar' }));
    expect(hook.now().warning.warnWhen).toBe(true);

    backend.accept();
    await hook.does(({ form }) => form.save({ ...form.initial, title: 'Bahar' }));
    expect(hook.now().warning.warnWhen).toBe(false);
  });

  test('writes only changed fields, and nothing when none is', async () => {
    const stored = row(1, { lead: 'Giriş' });
    const backend = fakeBackend([stored]);
    const hook = await renderHook(formOf(stored, vi.fn()), backend);
    await hook.does(({ save, initial }) => save({ ...initial, lead: '' }));
    expect(backend.writes).toEqual([{ kind: 'update', values: { lead: null } }]);

    const untouched = await renderHook(formOf(stored, vi.fn()), backend);
    await untouched.does(({ save, initial }) => save(initial));
    expect(backend.writes).toHaveLength(1);
  });

  test('removes an upload that the row did not get after the save, and keeps a replaced file for the history', async () => {
    const stored = row(1, { cover_url: `${FOLDER}/old.webp` });
    const backend = fakeBackend([stored]);
    const hook = await renderHook(formOf(stored, vi.fn()), backend);
    const values = { ...hook.now().initial, cover_url: `${FOLDER}/new.webp` };
    hook.now().ledger.add(`${FOLDER}/tried.webp`);
    hook.now().ledger.add(`${FOLDER}/new.webp`);
    backend.refuse(new Error('Sunucuya ulaşılamıyor.'));
    await hook.does(({ save }) => save(values));
    expect(removed).toEqual([]);

    backend.accept();
    await hook.does(({ save }) => save(values));
    expect(removed).toEqual(['announcements/tried.webp']);
  });

  test('removes its uploads when it closes without saving', async () => {
    const stored = row(1, { cover_url: `${FOLDER}/old.webp` });
    const hook = await renderHook(formOf(stored, vi.fn()), fakeBackend([stored]));
    hook.now().ledger.add(`${FOLDER}/tried.webp`);
    await hook.unmount();
    expect(removed).toEqual(['announcements/tried.webp']);
  });
});
