// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepSignedIn } from '../support/kept-session';
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
  keepSignedIn();
  vi.stubGlobal('navigator', {});
});

test('a draft is offered once its page has ended, to its person and for its row alone', async () => {
  const locks = stubLocks();
  (await openPage()).keepDraft(PLACE, draft('Bahar'));
  const { leftDrafts } = await openPage();
  expect(await leftDrafts(PLACE, NOW)).toEqual([]);
  locks.endAllPages();
  expect(await leftDrafts(PLACE, NOW)).toMatchObject([{ version: 'v1', changes: { title: 'Bahar' } }]);
  for (const other of [{ userId: 'ege' }, { table: 'events' }, { id: 77 }, { id: null }])
    expect(await leftDrafts({ ...PLACE, ...other }, NOW)).toEqual([]);
});

test('two tabs with one row keep a draft each, and what one saves or gives up is no business of the other', async () => {
  const [one, two] = [await openPage(), await openPage()];
  one.keepDraft(PLACE, draft('Bir', '2026-11-21T11:00:00Z'));
  two.keepDraft(PLACE, draft('İki', '2026-11-21T11:10:00Z'));
  const { leftDrafts } = await openPage();
  expect((await leftDrafts(PLACE, NOW)).map(({ changes }) => changes.title)).toEqual(['İki', 'Bir']);
  two.forgetDraft(PLACE);
  expect((await leftDrafts(PLACE, NOW)).map(({ changes }) => changes.title)).toEqual(['Bir']);
});

test('a page is never offered its own draft', async () => {
  const page = await openPage();
  page.keepDraft(PLACE, draft('Bahar'));
  expect(await page.leftDrafts(PLACE, NOW)).toEqual([]);
});

test('what is older than thirty days, or cannot be read, goes', async () => {
  const page = await openPage();
  page.keepDraft(PLACE, draft('Eski', new Date(NOW.getTime() - 30 * DAY_MS - 1).toISOString()));
  window.localStorage.setItem('dernek-taslak:defne:announcements:7:x', '{"savedAt":"dün"}');
  window.localStorage.setItem('dernek-taslak:defne:announcements:7:y', '{');
  expect(await (await openPage()).leftDrafts(PLACE, NOW)).toEqual([]);
  expect(draftsIn(window.localStorage)).toEqual([]);
});

test('drafts stay few and of a bearable size, the newest ones', async () => {
  for (let id = 1; id <= 25; id += 1) {
    const savedAt = new Date(NOW.getTime() + id * 1000).toISOString();
    (await openPage()).keepDraft({ ...PLACE, id }, draft(`${id}`, savedAt));
  }
  expect(draftsIn(window.localStorage)).toHaveLength(20);
  const { leftDrafts, keepDraft } = await openPage();
  expect(await leftDrafts({ ...PLACE, id: 5 }, NOW)).toEqual([]);
  expect(await leftDrafts({ ...PLACE, id: 6 }, NOW)).toHaveLength(1);
  keepDraft({ ...PLACE, id: 99 }, draft('x'.repeat(200_001)));
  expect(await (await openPage()).leftDrafts({ ...PLACE, id: 99 }, NOW)).toEqual([]);
});

test('signing out removes one person’s drafts and nothing else', async () => {
  (await openPage()).keepDraft(PLACE, draft('Benim'));
  (await openPage()).keepDraft({ ...PLACE, userId: 'ege' }, draft('Onun'));
  const last = await openPage();
  last.forgetDraftsOf('defne');
  expect(draftsIn(window.localStorage).map((key) => key.split(':')[1])).toEqual(['ege']);
  expect(window.localStorage.getItem('dernek-oturum')).not.toBeNull();
  // A form that unmounts after the sign-out stores nothing for the next person at this device.
  last.keepDraft(PLACE, draft('Son anda'));
  expect(draftsIn(window.localStorage)).toHaveLength(1);
});

test('a session that ends with the browser leaves no draft on the device; its tab still has it after a crash', async () => {
  window.localStorage.clear();
  (await openPage()).keepDraft(PLACE, draft('Ortak bilgisayar'));
  expect(Object.keys(window.localStorage)).toEqual([]);
  const afterCrash = await openPage();
  expect(await afterCrash.leftDrafts(PLACE, NOW)).toMatchObject([{ changes: { title: 'Ortak bilgisayar' } }]);
  expect(await afterCrash.leftDrafts({ ...PLACE, userId: 'ege' }, NOW)).toEqual([]);
  afterCrash.forgetDraftsOf('defne');
  expect(draftsIn(window.sessionStorage)).toEqual([]);
});
