// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readCsv } from '../../../../../admin/screens/csv/read-table';
import { useCsvImport } from '../../../../../admin/screens/csv/use-csv-import';
import { useResourceForm } from '../../../../../admin/screens/form/use-resource-form';
import type { LatestChange } from '../../../../../admin/data/history';
import { alumniNews } from '../../../../../admin/resources/alumni-news';
import { announcements } from '../../../../../admin/resources/announcements';
import { calendar } from '../../../../../admin/resources/calendar';
import { fakeBackend } from '../../support/fake-backend';
import { fakeHistory } from '../../support/fake-history';
import type { Access } from '../../../../../admin/data/access';
import { renderHook } from '../../support/render-hook';
import { fakeStorage } from '../../fields/uploads/fake-storage';
import { saveFailure } from '../../../../../admin/screens/form/save-steps';
import { waitUntil } from '../../../../fixtures/wait-until';

vi.mock(
  '../../../../../admin/data/instances',
  async () => (await import('../../support/fake-history')).fakeInstances,
);
const ask = vi.hoisted(() => vi.fn());
vi.mock('../../../../../admin/lib/questions', () => ({ useQuestion: () => ask }));
vi.mock(
  '../../../../../admin/screens/history/undo-notice',
  async () => (await import('../../support/fake-history')).fakeUndoNotice,
);
vi.mock(
  '../../../../../admin/data/supabase-client',
  async () => (await import('../../fields/uploads/fake-storage')).fakeClient,
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
async function openForm(stored: typeof STORED | null = STORED, access: Access = 'admin') {
  const row = stored ?? undefined;
  const backend = fakeBackend(row ? [row] : []);
  const onSaved = vi.fn();
  ask.mockReset().mockResolvedValue(true);
  const hook = await renderHook(
    () => useResourceForm(announcements, { row, saveKey: () => 'anahtar', onSaved }),
    { ...backend, access },
  );
  const save = (typed: object) => hook.does(({ save, initial }) => save({ ...initial, ...typed }));
  const decide = (choice: 'mine' | 'theirs' | 'back') =>
    hook.does(({ conflict }) => conflict?.decide(choice));
  return { ...hook, backend, onSaved, save, decide };
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
    await waitUntil(() => expect(backend.writes).toMatchObject([{ values: { body: '<p>Bahar</p>' } }]));
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
    expect(onSaved).toHaveBeenCalledExactlyOnceWith({ row: saved }, { saved: [saved], deleted: [] }, false);
  });

  test.each([0, 502, 503, 504])(
    'says after status %d that nobody knows whether it was saved',
    async (status) => {
      for (const stored of [null, STORED]) {
        const { backend, now, onSaved, save } = await openForm(stored);
        backend.refuse(refusal(status, 'Sunucuya ulaşılamıyor.'));
        await save({ title: 'Güz' });
        expect(now().failure).toMatchObject({
          isUnanswered: true,
          message: expect.stringMatching(
            /^Sunucudan yanıt gelmedi; kaydedilip kaydedilmediği belli değil\./,
          ) as string,
        });
        backend.accept();
        await save({ title: 'Güz' });
        expect(onSaved).toHaveBeenCalledOnce();
      }
    },
  );

  test.each([400, 403, 423, 500, 507])('says after status %d why it was not saved', async (status) => {
    const { backend, now, save } = await openForm();
    backend.refuse(refusal(0, 'Sunucuya ulaşılamıyor.'));
    await save({ title: 'Güz' });
    backend.refuse(refusal(status, 'Olmadı.'));
    await save({ title: 'Güz' });
    expect(now().failure).toEqual({ message: 'Olmadı.', fields: [] });
  });

  test('publishes a draft after it has said what visitors would miss, once', async () => {
    await (await openForm()).save({ lead: 'Taslak' });
    expect(ask).not.toHaveBeenCalled();
    const { backend, save } = await openForm();
    ask.mockResolvedValueOnce(false);
    await save({ lead: 'Taslak', published_at: 'now' });
    expect(backend.writes).toEqual([]);
    backend.refuse(refusal(403, 'Bu işlem için yetkiniz yok.'));
    await save({ lead: 'Taslak', published_at: 'now' });
    backend.accept();
    await save({ lead: 'Taslak', published_at: 'now' });
    expect(ask.mock.calls).toMatchObject([
      [{ title: 'Yayımlamadan önce', okText: 'Yine de yayımla' }],
      [{ title: 'Yayımlamadan önce', okText: 'Yine de yayımla' }],
    ]);
    expect(backend.writes.at(-1)?.values).toHaveProperty('published_at');
  });

  test('writes only changed fields', async () => {
    const { backend, save } = await openForm();
    await save({ lead: '' });
    expect(backend.writes).toEqual([{ kind: 'update', values: { lead: null } }]);
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
});

describe('a row that somebody else has changed', () => {
  const byAyşe: LatestChange = {
    id: 1,
    operation: 'update',
    person: 'Ayşe Demir',
    changed_by: 'ayse',
    changed_at: new Date(Date.now() - 3 * 60_000).toISOString(),
    transaction: '1',
    row_id: 1,
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

  test('only by triggers, or to the same values, is saved without a question', async () => {
    const { backend, onSaved, save } = await openForm();
    backend.change(1, {});
    await save({ title: 'Güz' });
    expect(backend.row(1)).toMatchObject({ title: 'Güz' });
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('and published is a writer’s no more: what she typed becomes a new draft, after a question', async () => {
    const { backend, onSaved, save } = await openForm(STORED, 'writer');
    backend.change(1, { published_at: '2026-11-21T13:00:00.000Z' });
    fakeHistory.latest = [byAyşe];
    await save({ title: 'Güz' });
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        title: 'Bu duyuru siz yazarken yayımlandı',
        content:
          'Artık onu yalnızca yöneticiler değiştirebilir (Ayşe Demir, 3 dakika önce). Yazdıklarınız duruyor; onları yeni bir taslak olarak saklayabilirsiniz.',
        okText: 'Yeni taslak olarak sakla',
      }),
    );
    expect(backend.row(1)).toMatchObject({ title: 'Bahar' });
    expect(backend.writes.at(-1)).toMatchObject({
      values: { title: 'Güz (kopya)', lead: 'Giriş', published_at: null },
    });
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('or deleted can be added again with its files, and the question names who and when', async () => {
    const { backend, onSaved, save } = await openForm();
    backend.drop(1);
    fakeHistory.latest = [byAyşe];
    await save({ title: 'Güz' });
    expect(ask).toHaveBeenCalledExactlyOnceWith(
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
  const answer = backend.hold();
  await hook.does(({ run }) => run(preview, [3]));
  expect(hook.now().state).toEqual({ phase: 'running', done: 0, total: 1 });
  await hook.does(answer);
  expect(hook.now().state).toMatchObject({ phase: 'finished', skipped: 1, failed: [] });
  expect(backend.writes).toMatchObject([{ kind: 'create', values: { description: '<p>Yeni kitap</p>' } }]);
});

test('two thousand lines are imported in one go, and the progress counts them', async () => {
  const backend = fakeBackend([]);
  const hook = await renderHook(() => useCsvImport(calendar), backend);
  const rows = Array.from({ length: 2000 }, (_, index) => `Çay ${index + 1}\t12.05.2026`);
  const preview = await readCsv(calendar, ['Başlık\tTarih', ...rows].join('\n'));
  let answer = backend.hold();
  await hook.does(({ run }) => run(preview, []));
  for (const done of [0, 1, 2]) {
    expect(hook.now().state).toEqual({ phase: 'running', done, total: 2000 });
    const before = answer;
    answer = backend.hold();
    await hook.does(before);
  }
  await hook.does(answer);
  await waitUntil(() => expect(hook.now().state.phase).toBe('finished'), 60_000);
  expect(hook.now().state).toMatchObject({ failed: [], left: [], skipped: 0 });
  expect(backend.writes).toHaveLength(2000);
  expect(backend.writes.at(-1)).toMatchObject({ values: { title: 'Çay 2000', date: '2026-05-12' } });
});

const refused = (errors: object) => refusal(400, 'Bu değer kurallara uymuyor.', errors);

describe('a refused save', () => {
  test('is shown at the field that the database blames', () => {
    expect(saveFailure(refused({ cover_url: 'Geçersiz adres.' }), announcements, true)).toEqual({
      message: null,
      fields: [{ name: 'cover_url', message: 'Geçersiz adres.' }],
    });
  });

  test('is shown above the form when no declared field is to blame', () => {
    expect(saveFailure(refused({ slug: 'Kullanılıyor.' }), announcements, false)).toEqual({
      message: 'Bu değer kurallara uymuyor.',
      fields: [],
    });
  });

  test('of a new row says that it was not added, unless only the session is missing', () => {
    const messageOf = (error: unknown, isNew: boolean) => saveFailure(error, announcements, isNew).message;
    expect(messageOf(refused({}), true)).toBe('Kayıt eklenemedi: Bu değer kurallara uymuyor.');
    expect(messageOf('beklenmedik', true)).toBe('Kayıt eklenemedi: beklenmedik');
    expect(messageOf('beklenmedik', false)).toBe('beklenmedik');
    const noSession = new Error('Oturum bulunamadı. Lütfen giriş yapın.');
    expect(messageOf(Object.assign(noSession, { statusCode: 401 }), true)).toBe(
      'Oturum bulunamadı. Lütfen giriş yapın.',
    );
  });
});
