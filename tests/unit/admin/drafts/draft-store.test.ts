// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberSession } from '../support/remembered-session';
import { stubLocks } from '../support/page-locks';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-21T11:30:00Z');
const PLACE = { userId: 'defne', table: 'announcements', id: 7 } as const;
const draft = (title: string, savedAt = NOW.toISOString()) => ({
  savedAt,
  version: 'v1',
  changes: { title },
});

/** The module as a newly loaded page has it. */
async function openPage() {
  vi.resetModules();
  return import('../../../../admin/drafts/draft-store');
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
  for (const other of [{ userId: 'ege' }, { table: 'events' }, { id: 77 }, { id: null }])
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

test('a page is never offered its own draft', async () => {
  const page = await openPage();
  page.storeDraft(PLACE, draft('Bahar'));
  expect(await page.readAbandonedDrafts(PLACE, NOW)).toEqual([]);
});

test('a draft that is older than thirty days or unreadable is removed', async () => {
  const page = await openPage();
  page.storeDraft(PLACE, draft('Eski', new Date(NOW.getTime() - 30 * DAY_MS - 1).toISOString()));
  window.localStorage.setItem('dernek-taslak:defne:announcements:7:x', '{"savedAt":"dün"}');
  window.localStorage.setItem('dernek-taslak:defne:announcements:7:y', '{');
  expect(await (await openPage()).readAbandonedDrafts(PLACE, NOW)).toEqual([]);
  expect(draftsIn(window.localStorage)).toEqual([]);
});

test('the number and the size of drafts are limited, and the newest stay', async () => {
  for (let id = 1; id <= 25; id += 1) {
    const savedAt = new Date(NOW.getTime() + id * 1000).toISOString();
    (await openPage()).storeDraft({ ...PLACE, id }, draft(`${id}`, savedAt));
  }
  expect(draftsIn(window.localStorage)).toHaveLength(20);
  const { readAbandonedDrafts, storeDraft } = await openPage();
  expect(await readAbandonedDrafts({ ...PLACE, id: 5 }, NOW)).toEqual([]);
  expect(await readAbandonedDrafts({ ...PLACE, id: 6 }, NOW)).toHaveLength(1);
  storeDraft({ ...PLACE, id: 99 }, draft('x'.repeat(200_001)));
  expect(await (await openPage()).readAbandonedDrafts({ ...PLACE, id: 99 }, NOW)).toEqual([]);
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
