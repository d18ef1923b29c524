// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const NOW = new Date('2026-11-21T11:30:00Z');
const PLACE = { userId: 'defne', table: 'announcements', id: 7, copiedId: null } as const;
const draft = (title: string, savedAt = NOW.toISOString()) => ({
  savedAt,
  version: 'v1',
  changes: { title },
  began: { title: 'Önce' },
});

/** The module as a newly loaded page has it. */
async function openPage() {
  vi.resetModules();
  return import('../../../../admin/drafts/draft-store');
}

/** Puts a session on the device, as a sign-in with "Bu cihazda açık kal" does. */
function rememberSession(): void {
  const token = ['e30', btoa(JSON.stringify({ session_id: 'bir' })), 'x'].join('.');
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const session = { access_token: token, refresh_token: 'r', expires_at: expiresAt, user: { id: 'defne' } };
  window.localStorage.setItem('dernek-oturum', JSON.stringify(session));
}

/** Stubs the browser's locks with the given open pages. */
function stubLocks() {
  const held = new Set<string>();
  const locks = {
    request: (name: string) => Promise.resolve(held.add(name)),
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  };
  vi.stubGlobal('navigator', { locks });
  return { endAllPages: () => held.clear() };
}

const draftsIn = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith('dernek-taslak:'));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  rememberSession();
  vi.stubGlobal('navigator', {});
});

test('a draft is offered once its tab has closed, only to its user and for its row', async () => {
  const locks = stubLocks();
  (await openPage()).storeDraft(PLACE, draft('Bahar'));
  const { readAbandonedDrafts } = await openPage();
  expect(await readAbandonedDrafts(PLACE, NOW)).toEqual([]);
  locks.endAllPages();
  expect(await readAbandonedDrafts(PLACE, NOW)).toMatchObject([
    { version: 'v1', changes: { title: 'Bahar' } },
  ]);
  for (const other of [
    { userId: 'ege' },
    { table: 'events' },
    { id: 77 },
    { id: null },
    { id: null, copiedId: 7 },
  ])
    expect(await readAbandonedDrafts({ ...PLACE, ...other }, NOW)).toEqual([]);
});

test('two tabs with one row store a draft each, and removing one leaves the other', async () => {
  const [one, two] = [await openPage(), await openPage()];
  one.storeDraft(PLACE, draft('Bir', '2026-11-21T11:00:00Z'));
  two.storeDraft(PLACE, draft('İki', '2026-11-21T11:10:00Z'));
  const { readAbandonedDrafts } = await openPage();
  expect((await readAbandonedDrafts(PLACE, NOW)).map(({ changes }) => changes.title)).toEqual(['İki', 'Bir']);
  two.removeOwnDraft(PLACE);
  expect((await readAbandonedDrafts(PLACE, NOW)).map(({ changes }) => changes.title)).toEqual(['Bir']);
});

test('signing out removes one user’s drafts and nothing else', async () => {
  (await openPage()).storeDraft(PLACE, draft('Benim'));
  (await openPage()).storeDraft({ ...PLACE, userId: 'ege' }, draft('Onun'));
  const last = await openPage();
  last.removeDraftsOf('defne');
  expect(draftsIn(window.localStorage).map((key) => key.split(':')[1])).toEqual(['ege']);
  expect(window.localStorage.getItem('dernek-oturum')).not.toBeNull();
  // A form that unmounts after the sign-out stores nothing for the next person at this device.
  last.storeDraft(PLACE, draft('Son anda'));
  expect(draftsIn(window.localStorage)).toHaveLength(1);
});

test('a session that ends with the browser leaves no draft on the device, but its tab has one after a crash', async () => {
  window.localStorage.clear();
  (await openPage()).storeDraft(PLACE, draft('Ortak bilgisayar'));
  expect(Object.keys(window.localStorage)).toEqual([]);
  const afterCrash = await openPage();
  expect(await afterCrash.readAbandonedDrafts(PLACE, NOW)).toMatchObject([
    { changes: { title: 'Ortak bilgisayar' } },
  ]);
  expect(await afterCrash.readAbandonedDrafts({ ...PLACE, userId: 'ege' }, NOW)).toEqual([]);
  afterCrash.removeDraftsOf('defne');
  expect(draftsIn(window.sessionStorage)).toEqual([]);
});
