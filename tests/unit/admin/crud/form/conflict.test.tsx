// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { useRowRemoval } from '../../../../../admin/crud/use-row-removal';
import { useResourceForm } from '../../../../../admin/crud/form/use-resource-form';
import { announcements } from '../../../../../admin/resources/announcements';
import type { LatestChange } from '../../../../../admin/providers/history';
import { fakeBackend } from '../../support/fake-backend';
import { fakeHistory } from '../../support/fake-history';
import { renderHook } from '../../support/render-hook';

vi.mock(
  '../../../../../admin/providers/instances',
  async () => (await import('../../support/fake-history')).fakeInstances,
);
vi.mock(
  '../../../../../admin/history/undo-notice',
  async () => (await import('../../support/fake-history')).fakeUndoNotice,
);
vi.mock('../../../../../admin/uploads/remove-unused', () => ({
  removeUnused: () => Promise.resolve(null),
}));

beforeEach(() => {
  fakeHistory.latest = [];
});

const byAyşe: LatestChange = {
  id: 1,
  operation: 'update',
  person: 'Ayşe Demir',
  personId: 'ayse',
  at: new Date(Date.now() - 3 * 60_000).toISOString(),
  transaction: '1',
  rowId: 1,
};

async function openForm() {
  const updated_at = '2026-11-21T12:00:00.000Z';
  const row = {
    id: 1,
    title: 'Bahar',
    lead: 'Giriş',
    cover_url: '/kapak.webp',
    featured_home: false,
    updated_at,
  };
  const backend = fakeBackend([row]);
  const onSaved = vi.fn();
  const confirm = vi.fn(() => Promise.resolve(true));
  const hook = await renderHook(() => useResourceForm(announcements, { row, confirm, onSaved }), backend);
  const save = (typed: object) => hook.does(({ save, initial }) => save({ ...initial, ...typed }));
  return { backend, confirm, hook, onSaved, save };
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function answer({ hook }: Form, choice: 'mine' | 'theirs' | 'back') {
  await hook.does(({ conflict }) => conflict?.decide(choice));
}

test('saving over a newer version asks first, and keeping one’s own writes only the changed fields', async () => {
  const form = await openForm();
  form.backend.change(1, { title: 'Yaz', lead: 'Başkasının girişi' });
  await form.save({ title: 'Güz' });
  expect(form.hook.now().conflict).toMatchObject({
    started: { title: 'Bahar' },
    mine: { title: 'Güz', lead: 'Giriş' },
    stored: { title: 'Yaz', lead: 'Başkasının girişi' },
  });
  expect(form.onSaved).not.toHaveBeenCalled();

  await answer(form, 'mine');
  expect(form.backend.row(1)).toMatchObject({ title: 'Güz', lead: 'Başkasının girişi' });
  expect(form.onSaved).toHaveBeenCalledOnce();
});

test('taking the other version resets the form to the stored values, from which it can be saved', async () => {
  const form = await openForm();
  form.backend.change(1, { title: 'Yaz' });
  await form.save({ title: 'Güz' });
  await answer(form, 'theirs');
  expect(form.hook.now()).toMatchObject({
    isSaving: false,
    failure: null,
    revision: 1,
    initial: { title: 'Yaz' },
  });

  await form.save({ lead: 'Sonradan' });
  expect(form.hook.now().conflict).toBeNull();
  expect(form.backend.row(1)).toMatchObject({ title: 'Yaz', lead: 'Sonradan' });
});

test('going back leaves the form as it was, and the next save asks again', async () => {
  const form = await openForm();
  form.backend.change(1, { title: 'Yaz' });
  await form.save({ title: 'Güz' });
  await answer(form, 'back');
  expect(form.hook.now()).toMatchObject({
    isSaving: false,
    failure: null,
    revision: 0,
    initial: { title: 'Bahar' },
  });
  await form.save({ title: 'Güz' });
  expect(form.hook.now().conflict).not.toBeNull();
});

test('a row changed only by triggers, or to the same values, is saved without a question', async () => {
  const touched = await openForm();
  touched.backend.change(1, {});
  await touched.save({ title: 'Güz' });
  expect(touched.backend.row(1)).toMatchObject({ title: 'Güz' });
  expect(touched.onSaved).toHaveBeenCalledOnce();
});

test('the question names who changed the row and when, if the history knows', async () => {
  const form = await openForm();
  form.backend.change(1, { title: 'Yaz' });
  fakeHistory.latest = [byAyşe];
  await form.save({ title: 'Güz' });
  expect(form.hook.now().conflict?.by).toBe('Ayşe Demir, 3 dakika önce');

  await answer(form, 'back');
  fakeHistory.latest = null;
  await form.save({ title: 'Güz' });
  expect(form.hook.now().conflict).toMatchObject({ by: null, stored: { title: 'Yaz' } });
});

test('a row that somebody deleted can be added again with its files, and the question names who and when', async () => {
  const form = await openForm();
  form.backend.drop(1);
  fakeHistory.latest = [byAyşe];
  await form.save({ title: 'Güz' });
  expect(form.confirm).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      title: 'Bu duyuru silinmiş',
      content:
        'Siz düzenlerken silindi (Ayşe Demir, 3 dakika önce). Yazdıklarınızı yeni bir duyuru olarak ekleyebilirsiniz.',
      okText: 'Yeni duyuru olarak ekle',
    }),
  );
  expect(form.backend.row(99)).toMatchObject({ title: 'Güz', lead: 'Giriş', cover_url: '/kapak.webp' });
  expect(form.onSaved).toHaveBeenCalledOnce();
});

test('a refusal that is no conflict shows its own message', async () => {
  const form = await openForm();
  form.backend.refuse(Object.assign(new Error('Bu işlem için yetkiniz yok.'), { statusCode: 403 }));
  await form.save({ title: 'Güz' });
  expect(form.hook.now()).toMatchObject({
    conflict: null,
    failure: { message: 'Bu işlem için yetkiniz yok.', fields: [] },
  });
});

test('changes of other rows do not reset the form', async () => {
  const [mine, other] = [1, 2].map((id) => ({
    id,
    title: `Duyuru ${id}`,
    featured_home: false,
    updated_at: 'v1',
  }));
  if (!mine || !other) throw new Error('Two rows are needed.');
  const hook = await renderHook(
    () => ({
      form: useResourceForm(announcements, { row: mine, confirm: vi.fn(), onSaved: vi.fn() }),
      remove: useRowRemoval(announcements),
    }),
    fakeBackend([mine, other]),
  );
  await hook.does(({ remove }) => remove(other));
  expect(hook.now().form).toMatchObject({ revision: 0, initial: { title: 'Duyuru 1' } });
});

test('a form that closes while it saves closes nothing else afterwards', async () => {
  const form = await openForm();
  const answered = form.backend.hold();
  await form.save({ title: 'Güz' });
  await form.hook.unmount();
  answered();
  await vi.waitFor(() => expect(form.backend.row(1)).toMatchObject({ title: 'Güz' }));
  expect(form.onSaved).not.toHaveBeenCalled();
});
