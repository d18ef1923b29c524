// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { announcements } from '../../../../admin/resources/announcements';
import { useFormDraft } from '../../../../admin/drafts/use-form-draft';
import { fakeBackend } from '../support/fake-backend';
import { renderHook } from '../support/render-hook';

const INITIAL = { title: 'Bahar', lead: 'Giriş', featured_home: false };
const { server } = vi.hoisted(() => ({
  server: { read: vi.fn(), keep: vi.fn(), discard: vi.fn(() => Promise.resolve(true)) },
}));
vi.mock('../../../../admin/data/instances', () => ({ formDrafts: server }));

const authProvider = {
  login: vi.fn(),
  logout: vi.fn(),
  check: () => Promise.resolve({ authenticated: true }),
  onError: () => Promise.resolve({}),
  getIdentity: () => Promise.resolve({ id: 'defne' }),
};

/** The server's draft of the form. */
function leaveBehind(changes: object, began: object = { title: 'Bahar' }): void {
  server.read.mockResolvedValue({
    ...{ table: 'announcements', id: 1, copiedId: null, key: 'taslak', version: 'v1', changes, began },
    ...{ keptAt: '2026-11-21T11:30:00.000Z', device: 'Safari, iPhone', tab: 'başka' },
  });
}

async function openForm({ version = 'v1', answer = true } = {}) {
  const onRestore = vi.fn();
  const onClash = vi.fn(() => Promise.resolve(answer));
  const form = await renderHook(
    () =>
      useFormDraft({
        ...{ resource: announcements, id: 1, copiedId: null, initial: INITIAL, version },
        ...{ onRestore, onClash },
      }),
    { ...fakeBackend([]), authProvider },
  );
  return { form, onRestore, onClash };
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  server.discard.mockClear();
});

test('a form opens with its draft over the present values of the row', async () => {
  leaveBehind({ title: 'Güz', unknown: 'x', lead: 7, published_at: 'now' });
  const { form, onRestore, onClash } = await openForm({ version: 'v2' });
  expect(onRestore).toHaveBeenCalledExactlyOnceWith({ ...INITIAL, title: 'Güz' });
  expect(onClash).not.toHaveBeenCalled();
  expect(form.now()).toMatchObject({
    offer: { device: 'Safari, iPhone', changes: { title: 'Güz' }, isOutdated: true, isRestored: true },
    keeping: { state: 'kept', at: '2026-11-21T11:30:00.000Z' },
  });
  await form.does(({ offer }) => offer?.discard());
  expect(server.discard).toHaveBeenCalledExactlyOnceWith('taslak');
  expect(onRestore).toHaveBeenLastCalledWith(INITIAL);
  expect(form.now().offer).toBeNull();
});

test.each([
  ['mine', true, 0],
  ['theirs', false, 1],
])('a field that somebody else changed too is asked about: %s', async (_choice, answer, discarded) => {
  leaveBehind({ title: 'Güz' }, { title: 'Kış' });
  const { onRestore, onClash } = await openForm({ version: 'v2', answer });
  const [started, mine] = [
    { ...INITIAL, title: 'Kış' },
    { ...INITIAL, title: 'Güz' },
  ];
  expect(onClash).toHaveBeenCalledExactlyOnceWith(started, mine);
  expect(onRestore.mock.calls).toEqual(answer ? [[{ ...INITIAL, title: 'Güz' }]] : []);
  expect(server.discard).toHaveBeenCalledTimes(discarded);
});

test('a draft that cannot be read leaves the form as the row is, and what was not sent is offered by this browser', async () => {
  server.read.mockRejectedValue(new Error('Bağlantı yok'));
  const draft = {
    ...{ savedAt: new Date().toISOString(), version: 'v1' },
    ...{ changes: { title: 'Vapurda' }, began: { title: 'Bahar' } },
  };
  window.localStorage.setItem('dernek-taslak:defne:announcements:1:gecmis', JSON.stringify(draft));
  const { form, onRestore } = await openForm();
  expect(onRestore).toHaveBeenCalledExactlyOnceWith({ ...INITIAL, title: 'Vapurda' });
  expect(form.now().offer).toMatchObject({ isRestored: true, isOutdated: false });
  expect(Object.keys(window.localStorage)).toEqual([]);
});

test('what was typed in the last moment is sent when the page is hidden', async () => {
  server.read.mockResolvedValue(null);
  server.keep.mockResolvedValue({
    key: 'taslak',
    keptAt: '2026-11-21T11:30:00.000Z',
    device: '',
    isKept: true,
  });
  const { form } = await openForm();
  await form.does(({ note }) => note({ ...INITIAL, title: 'Son anda' }));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(server.keep).toHaveBeenCalledExactlyOnceWith(
    { table: 'announcements', id: 1, copiedId: null },
    expect.objectContaining({ changes: { title: 'Son anda' }, began: { title: 'Bahar' }, isLeaving: true }),
  );
});
