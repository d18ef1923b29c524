// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OFFLINE_COPY_AT } from '../../../src/offline/offline-policy';
import { bypassRouterOffline, startOffline } from '../../../src/offline/start-offline';

const ENTRY = { entryType: 'resource', startTime: 0, duration: 0, toJSON: () => null };
const register = vi.fn((worker: string) => Promise.resolve(worker));
const postMessage = vi.fn();

beforeEach(() => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('none')) });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    [
      `${window.location.origin}/assets/app-1.js`,
      `${window.location.origin}/rest/v1/events`,
      `${window.location.origin}/storage/v1/object/public/media/a.webp`,
      `${window.location.origin}/storage/v1/object/public/media/a.pdf`,
      'https://abc.supabase.co/rest/v1/events',
      'https://gazete.example/foto.jpg',
    ].map((name) => ({ ...ENTRY, name })),
  );
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, controller: {}, ready: Promise.resolve({ active: { postMessage } }) },
  });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  window.history.replaceState(null, '', '/duyurular');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute(OFFLINE_COPY_AT);
  document.body.replaceChildren();
});

test('saves the page and its files, among them the uploaded pictures', async () => {
  await startOffline();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({
    type: 'CACHE_URLS',
    payload: {
      urlsToCache: [
        ['/duyurular', { headers: { accept: 'text/html' } }],
        `${window.location.origin}/assets/app-1.js`,
        `${window.location.origin}/storage/v1/object/public/media/a.webp`,
      ],
    },
  });
});

describe('links of an offline copy', () => {
  /** Returns a link and the mock that is called if its click reaches it. */
  function showLink() {
    document.body.innerHTML = '<a href="/duyurular#liste">Liste</a>';
    const link = document.querySelector('a');
    const followed = vi.fn((event: Event) => {
      event.preventDefault();
    });
    link?.addEventListener('click', followed);
    return { link, followed };
  }

  beforeEach(() => {
    bypassRouterOffline();
  });

  test('load documents, which may be saved, too', () => {
    const { link, followed } = showLink();
    link?.click();
    expect(followed).toHaveBeenCalledOnce();
    document.documentElement.setAttribute(OFFLINE_COPY_AT, '');
    link?.click();
    expect(followed).toHaveBeenCalledOnce();
  });

  test('are left to the router without a worker', () => {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: null } });
    const { link, followed } = showLink();
    document.documentElement.setAttribute(OFFLINE_COPY_AT, '');
    link?.click();
    expect(followed).toHaveBeenCalledOnce();
  });
});
