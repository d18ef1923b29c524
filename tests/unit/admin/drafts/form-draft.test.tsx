// @vitest-environment jsdom
import { useWarnAboutChange } from '@refinedev/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { announcements } from '../../../../admin/resources/announcements';
import { useFormDraft } from '../../../../admin/drafts/use-form-draft';
import { fakeBackend } from '../support/fake-backend';
import { renderHook } from '../support/render-hook';

const INITIAL = { title: 'Bahar', lead: 'Giriş', featured_home: false };
const KEY = 'dernek-taslak:defne:announcements:1:gecmis';
const authProvider = {
  login: vi.fn(),
  logout: vi.fn(),
  check: () => Promise.resolve({ authenticated: true }),
  onError: () => Promise.resolve({}),
  getIdentity: () => Promise.resolve({ id: 'defne' }),
};

function openForm(version: string | null = 'v1', onRestore = vi.fn()) {
  return renderHook(
    () => ({
      draft: useFormDraft({ resource: announcements, id: 1, initial: INITIAL, version, onRestore }),
      setUnsaved: useWarnAboutChange().setWarnWhen,
    }),
    { ...fakeBackend([]), authProvider },
  );
}

function leaveBehind(changes: object): void {
  const draft = { savedAt: '2026-11-21T11:30:00.000Z', version: 'v1', changes };
  window.localStorage.setItem(KEY, JSON.stringify(draft));
}

const storedDrafts = () =>
  [window.localStorage, window.sessionStorage].flatMap((storage) =>
    Object.values(storage).map((text: string) => JSON.parse(text) as unknown),
  );

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00Z') });
  return () => vi.useRealTimers();
});

test('a change is stored when the page is left, and removed when it is undone', async () => {
  const form = await openForm();
  await form.does(({ draft }) => draft.note({ ...INITIAL, title: 'Güz' }));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(storedDrafts()).toEqual([
    { savedAt: '2026-11-22T09:00:00.000Z', version: 'v1', changes: { title: 'Güz' } },
  ]);
  await form.does(({ draft }) => draft.note(INITIAL));
  window.dispatchEvent(new Event('pagehide'));
  expect(storedDrafts()).toEqual([]);
});

test('an earlier draft is restored on request over the present values of the row', async () => {
  leaveBehind({ title: 'Güz', unknown: 'x', lead: 7 });
  const onRestore = vi.fn();
  const form = await openForm('v2', onRestore);
  expect(form.now().draft).toMatchObject({
    offer: { savedAt: '2026-11-21T11:30:00.000Z', changes: { title: 'Güz' }, isOutdated: true },
  });
  expect(onRestore).not.toHaveBeenCalled();
  await form.does(({ draft }) => draft.offer?.restore());
  expect(form.now().draft.offer).toBeNull();
  expect(onRestore).toHaveBeenCalledExactlyOnceWith({ ...INITIAL, title: 'Güz' });
  expect(storedDrafts()).toMatchObject([{ version: 'v2', changes: { title: 'Güz' } }]);
});
