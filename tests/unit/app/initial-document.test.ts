// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { removeTrailingSlash, isDocumentFor, dataUpdatedAt } from '../../../src/app/initial-document';
import { OFFLINE_COPY_AT } from '../../../src/offline/offline-policy';
import { CONFIG, ORIGIN } from './fake-api';

const state = (path: string | null) => ({
  ...{
    config: CONFIG,
    origin: ORIGIN,
    queries: [],
    router: { loaderData: {}, errors: null },
    renderedOn: '2026-05-12' as const,
  },
  ...(path !== null && { exportedPath: path }),
});

afterEach(() => vi.restoreAllMocks());

test.each([
  ['/duyurular', '/duyurular', '', true],
  ['/arama', '/arama', '?q=konser', false],
  ['/404', '/duyurular/9-yeni', '', false],
])('a document of %s is the page at %s%s: %s', (path, pathname, search, isMeant) => {
  expect(isDocumentFor(state(path), { pathname, search })).toBe(isMeant);
});

test.each([
  ['rendered for this visit is read now', null, null, undefined],
  ['of a static build is old', '/duyurular', null, 0],
  [
    'saved by the browser was read when it was saved',
    null,
    '2026-05-12T09:00:00.000Z',
    Date.UTC(2026, 4, 12, 9),
  ],
])('a document %s', (_, path, savedAt, expected) => {
  const root = document.createElement('html');
  if (savedAt !== null) root.setAttribute(OFFLINE_COPY_AT, savedAt);
  expect(dataUpdatedAt(state(path), root)).toBe(expected);
});

test('a static host’s trailing slash is removed, and nothing else', () => {
  window.history.replaceState(null, '', '/duyurular/takvim/?ay=2026-05#abone');
  removeTrailingSlash(window.location);
  expect(window.location.href).toMatch(/\/duyurular\/takvim\?ay=2026-05#abone$/);
  window.history.replaceState(null, '', '/');
  removeTrailingSlash(window.location);
  expect(window.location.pathname).toBe('/');
});

test.each([
  ['/duyurular/takvim', '?ay=2026-05', true],
  ['/duyurular/takvim', '?ay=2026-06', false],
  ['/duyurular', '', false],
])(
  'a document that came for /duyurular/takvim?ay=2026-05 is the page at %s%s: %s',
  (pathname, search, isMeant) => {
    const came = { name: 'https://site.example/duyurular/takvim?ay=2026-05#abone' };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([came as PerformanceEntry]);
    expect(isDocumentFor(state(null), { pathname, search })).toBe(isMeant);
  },
);
