// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberSession } from '../support/remembered-session';
import { stubLocks } from '../support/page-locks';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-21T09:00:00Z');

/** The module as a newly loaded page has it. */
async function openPage() {
  vi.resetModules();
  return import('../../../../admin/uploads/unsaved-files');
}

beforeEach(() => {
  window.localStorage.clear();
  rememberSession();
  vi.stubGlobal('navigator', {});
});

test('a file is abandoned when its tab has closed, not while the tab is open', async () => {
  const locks = stubLocks();
  (await openPage()).rememberUnsaved('/a.webp', NOW);
  const next = await openPage();
  expect(await next.abandonedFiles(NOW + 2 * DAY_MS)).toEqual([]);
  locks.endAllPages();
  expect(await next.abandonedFiles(NOW)).toEqual(['/a.webp']);
});

test('a file that a tab’s own draft may show is abandoned only after a day', async () => {
  window.localStorage.clear();
  const locks = stubLocks();
  (await openPage()).rememberUnsaved('/a.webp', NOW);
  locks.endAllPages();
  const next = await openPage();
  expect(await next.abandonedFiles(NOW + DAY_MS)).toEqual([]);
  expect(await next.abandonedFiles(NOW + DAY_MS + 1)).toEqual(['/a.webp']);
});

test('without locks in the browser a file is abandoned after a day', async () => {
  (await openPage()).rememberUnsaved('/a.webp', NOW);
  const next = await openPage();
  expect(await next.abandonedFiles(NOW + DAY_MS)).toEqual([]);
  expect(await next.abandonedFiles(NOW + DAY_MS + 1)).toEqual(['/a.webp']);
});

test('a page’s own files are never abandoned', async () => {
  const page = await openPage();
  page.rememberUnsaved('/a.webp', NOW);
  expect(await page.abandonedFiles(NOW + 2 * DAY_MS)).toEqual([]);
});

test('a file in a stored draft stays and is abandoned when the draft is removed', async () => {
  (await openPage()).rememberUnsaved('/a.webp', NOW);
  window.localStorage.setItem('taslak', JSON.stringify({ values: { cover_url: '/a.webp' } }));
  const next = await openPage();
  expect([next.isInDraft('/a.webp'), next.isInDraft('/b.webp')]).toEqual([true, false]);
  expect(await next.abandonedFiles(NOW + 2 * DAY_MS)).toEqual([]);
  window.localStorage.removeItem('taslak');
  expect(await next.abandonedFiles(NOW + 2 * DAY_MS)).toEqual(['/a.webp']);
});

test('a saved or removed file is no longer listed', async () => {
  const page = await openPage();
  page.rememberUnsaved('/a.webp', NOW);
  page.rememberUnsaved('/b.webp', NOW);
  page.forgetUnsaved(['/a.webp']);
  const next = await openPage();
  expect(await next.abandonedFiles(NOW + 2 * DAY_MS)).toEqual(['/b.webp']);
  next.forgetUnsaved(['/b.webp']);
  expect(Object.keys(window.localStorage)).toEqual(['dernek-oturum']);
});

test('an unreadable list of unsaved files counts as empty', async () => {
  const page = await openPage();
  for (const spoilt of ['{', '{"a":1}', '[1,null,{"address":2}]']) {
    window.localStorage.setItem('dernek-yuklemeler', spoilt);
    expect(await page.abandonedFiles(NOW)).toEqual([]);
  }
});
