// @vitest-environment jsdom
import { useWarnAboutChange } from '@refinedev/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useRowRemoval } from '../../../../../admin/crud/use-row-removal';
import { readCsv } from '../../../../../admin/crud/csv/read-file';
import { useCsvImport } from '../../../../../admin/crud/csv/use-csv-import';
import { useResourceForm } from '../../../../../admin/crud/form/use-resource-form';
import type { LatestChange } from '../../../../../admin/providers/history';
import { alumniNews } from '../../../../../admin/resources/alumni-news';
import { announcements } from '../../../../../admin/resources/announcements';
import { fakeBackend } from '../../support/fake-backend';
import { fakeHistory } from '../../support/fake-history';
import { renderHook } from '../../support/render-hook';
import { fakeStorage } from '../../uploads/fake-storage';

vi.mock(
  '../../../../../admin/providers/instances',
  async () => (await import('../../support/fake-history')).fakeInstances,
);
vi.mock(
  '../../../../../admin/history/undo-notice',
  async () => (await import('../../support/fake-history')).fakeUndoNotice,
);
vi.mock(
  '../../../../../admin/providers/supabase-client',
  async () => (await import('../../uploads/fake-storage')).fakeClient,
);

const FOLDER = '/storage/v1/object/public/media/announcements';
const STORED = {
  id: 1,
  title: 'Bahar',
  lead: 'Giriş',
  cover_url: `${FOLDER}/old.webp`,
  featured_home: false,
  updated_at: '2026-11-21T12:00:00.000Z',
};

beforeEach(() => {
  fakeHistory.latest = [];
  fakeStorage.reset();
});

/** Opens the form of the stored row, or of a new one. Every question is answered with yes. */
async function openForm(stored: typeof STORED | null = STORED) {
  const row = stored ?? undefined;
  const backend = fakeBackend(row ? [row] : []);
  const onSaved = vi.fn();
  const confirm = vi.fn(() => Promise.resolve(true));
  const hook = await renderHook(() => useResourceForm(announcements, { row, confirm, onSaved }), backend);
  const save = (typed: object) => hook.does(({ save, initial }) => save({ ...initial, ...typed }));
  const decide = (choice: 'mine' | 'theirs' | 'back') =>
    hook.does(({ conflict }) => conflict?.decide(choice));
  return { ...hook, backend, confirm, onSaved, save, decide };
}

const refusal = (statusCode: number, message: string, errors = {}) =>
  Object.assign(new Error(message), { statusCode, errors });

describe('the form of a resource', () => {
  test.each([
    ['a new row', null],
    ['a changed row', STORED],
  ])('writes %s without what a body must not contain', async (_, stored) => {
    const { backend, save } = await openForm(stored);
    await save({ title: 'Güz', body: '<p onclick="x()">Bahar</p><script>alert(1)</script>' });
    // The first write waits for the code that cleans.
    await vi.waitFor(() => expect(backend.writes).toMatchObject([{ values: { body: '<p>Bahar</p>' } }]));
  });

  test('saves once, however often it is submitted', async () => {
    const { backend, does, now, onSaved, save } = await openForm(null);
    const values = { ...now().initial, title: 'Bahar' };
    const answer = backend.hold();
    await does(({ save }) => Promise.all([save(values), save(values)]));
    expect(now().isSaving).toBe(true);
    await does(answer);
    await save({ title: 'Bahar' });
    expect(backend.writes).toHaveLength(1);
    const saved = expect.objectContaining({ id: 99, title: 'Bahar' }) as object;
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(saved, { saved: [saved], deleted: [] });
  });

  test('writes only changed fields', async () => {
    const { backend, save } = await openForm();
    await save({ lead: '' });
    expect(backend.writes).toEqual([{ kind: 'update', values: { lead: null } }]);
  });

  test('that was saved without a change has written nothing that could be undone', async () => {
    const { backend, onSaved, save } = await openForm();
    await save({});
    expect(backend.writes).toEqual([]);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(STORED, { saved: [], deleted: [] });
  });

  test.each([
    [
      'at its field',
      refusal(400, 'Metin çok uzun.', { title: 'Metin çok uzun.' }),
      { message: null, fields: [{ name: 'title', message: 'Metin çok uzun.' }] },
    ],
    [
      'that is no conflict in its own words',
      refusal(403, 'Bu işlem için yetkiniz yok.'),
      { message: 'Bu işlem için yetkiniz yok.', fields: [] },
    ],
  ])('shows a refusal %s, stays open and can be saved again', async (_, error, failure) => {
    const { backend, now, onSaved, save } = await openForm();
    backend.refuse(error);
    await save({ title: 'Güz' });
    expect(now()).toMatchObject({ isSaving: false, conflict: null, failure });
    expect(onSaved).not.toHaveBeenCalled();

    backend.accept();
    await save({ title: 'Güz' });
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('warns about unsaved changes after a refusal, and no longer once saved', async () => {
    const backend = fakeBackend([]);
    const useWarning = () => ({
      form: useResourceForm(announcements, { row: undefined, confirm: vi.fn(), onSaved: vi.fn() }),
      warning: useWarnAboutChange(),
    });
    const hook = await renderHook(useWarning, backend);
    await hook.does(({ warning }) => warning.setWarnWhen(true));
    backend.refuse(new Error('Sunucuya ulaşılamıyor.'));
    const save = () => hook.does(({ form }) => form.save({ ...form.initial, title: 'Bahar' }));
    await save();
    expect(hook.now().warning.warnWhen).toBe(true);
    backend.accept();
    await save();
    expect(hook.now().warning.warnWhen).toBe(false);
  });

  test('removes an upload that the row did not get after the save, and keeps a replaced file for the history', async () => {
    const { backend, now, save } = await openForm();
    for (const name of ['tried', 'new']) now().ledger.add(`${FOLDER}/${name}.webp`);
    backend.refuse(new Error('Sunucuya ulaşılamıyor.'));
    await save({ cover_url: `${FOLDER}/new.webp` });
    expect(fakeStorage.removed).toEqual([]);
    backend.accept();
    await save({ cover_url: `${FOLDER}/new.webp` });
    expect(fakeStorage.removed).toEqual(['announcements/tried.webp']);
  });

  test('removes its uploads when it closes without saving', async () => {
    const { now, unmount } = await openForm();
    now().ledger.add(`${FOLDER}/tried.webp`);
    await unmount();
    expect(fakeStorage.removed).toEqual(['announcements/tried.webp']);
  });

  test('is not reset by changes of other rows', async () => {
    const other = { ...STORED, id: 2 };
    const useScreen = () => ({
      form: useResourceForm(announcements, { row: STORED, confirm: vi.fn(), onSaved: vi.fn() }),
      remove: useRowRemoval(announcements),
    });
    const hook = await renderHook(useScreen, fakeBackend([STORED, other]));
    await hook.does(({ remove }) => remove(other));
    expect(hook.now().form).toMatchObject({ revision: 0, initial: { title: 'Bahar' } });
  });

  test('that closes while it saves closes nothing else afterwards', async () => {
    const { backend, onSaved, save, unmount } = await openForm();
    const answer = backend.hold();
    await save({ title: 'Güz' });
    await unmount();
    answer();
    await vi.waitFor(() => expect(backend.row(1)).toMatchObject({ title: 'Güz' }));
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('a row that somebody else has changed', () => {
  const byAyşe: LatestChange = {
    id: 1,
    operation: 'update',
    person: 'Ayşe Demir',
    personId: 'ayse',
    at: new Date(Date.now() - 3 * 60_000).toISOString(),
    transaction: '1',
    rowId: 1,
  };

  test('is asked about, and keeping one’s own writes only the changed fields', async () => {
    const { backend, decide, now, onSaved, save } = await openForm();
    backend.change(1, { title: 'Yaz', lead: 'Başkasının girişi' });
    await save({ title: 'Güz' });
    expect(now().conflict).toMatchObject({
      started: { title: 'Bahar' },
      mine: { title: 'Güz', lead: 'Giriş' },
      stored: { title: 'Yaz', lead: 'Başkasının girişi' },
    });
    expect(onSaved).not.toHaveBeenCalled();
    await decide('mine');
    expect(backend.row(1)).toMatchObject({ title: 'Güz', lead: 'Başkasının girişi' });
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('can be taken over, which resets the form to the stored values, from which it can be saved', async () => {
    const { backend, decide, now, save } = await openForm();
    backend.change(1, { title: 'Yaz' });
    await save({ title: 'Güz' });
    await decide('theirs');
    expect(now()).toMatchObject({
      isSaving: false,
      failure: null,
      revision: 1,
      initial: { title: 'Yaz' },
    });
    await save({ lead: 'Sonradan' });
    expect(now().conflict).toBeNull();
    expect(backend.row(1)).toMatchObject({ title: 'Yaz', lead: 'Sonradan' });
  });

  test('is asked about again after going back, with who changed it and when, if the history knows', async () => {
    const { backend, decide, now, save } = await openForm();
    backend.change(1, { title: 'Yaz' });
    fakeHistory.latest = [byAyşe];
    await save({ title: 'Güz' });
    expect(now().conflict?.by).toBe('Ayşe Demir, 3 dakika önce');
    await decide('back');
    const asBefore = { isSaving: false, failure: null, revision: 0, initial: { title: 'Bahar' } };
    expect(now()).toMatchObject(asBefore);
    fakeHistory.latest = null;
    await save({ title: 'Güz' });
    expect(now().conflict).toMatchObject({ by: null, stored: { title: 'Yaz' } });
  });

  test('only by triggers, or to the same values, is saved without a question', async () => {
    const { backend, onSaved, save } = await openForm();
    backend.change(1, {});
    await save({ title: 'Güz' });
    expect(backend.row(1)).toMatchObject({ title: 'Güz' });
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('or deleted can be added again with its files, and the question names who and when', async () => {
    const { backend, confirm, onSaved, save } = await openForm();
    backend.drop(1);
    fakeHistory.latest = [byAyşe];
    await save({ title: 'Güz' });
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        title: 'Bu duyuru silinmiş',
        content:
          'Siz düzenlerken silindi (Ayşe Demir, 3 dakika önce). Yazdıklarınızı yeni bir duyuru olarak ekleyebilirsiniz.',
        okText: 'Yeni duyuru olarak ekle',
      }),
    );
    expect(backend.row(99)).toMatchObject({ title: 'Güz', cover_url: `${FOLDER}/old.webp` });
    expect(onSaved).toHaveBeenCalledOnce();
  });
});

test('imported rows are written without what a body must not contain, and those that are left out are not', async () => {
  const backend = fakeBackend([]);
  const hook = await renderHook(() => useCsvImport(alumniNews), backend);
  const table = 'Başlık;Metin\nKitap;<p>Yeni kitap</p><script>alert(1)</script>\nRoman;\n';
  const preview = await readCsv(alumniNews, table);
  await hook.does(({ run }) => run(preview, new Set([3])));
  expect(backend.writes).toMatchObject([{ kind: 'create', values: { description: '<p>Yeni kitap</p>' } }]);
});
