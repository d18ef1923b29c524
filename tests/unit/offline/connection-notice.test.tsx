// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showConnectionNotice } from '../../../src/offline/connection-notice';
import { OFFLINE_COPY_AT } from '../../../src/offline/offline-policy';

let isOnline = true;
let saved: Response | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('caches', { open: () => Promise.resolve({ match: () => Promise.resolve(saved) }) });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.documentElement.removeAttribute(OFFLINE_COPY_AT);
});

const go = async (state: 'online' | 'offline') => {
  isOnline = state === 'online';
  await act(async () => {
    window.dispatchEvent(new Event(state));
    await Promise.resolve();
  });
};
const notice = () => document.querySelector('[role=status]')?.textContent;

const start = () =>
  act(async () => {
    showConnectionNotice();
    await Promise.resolve();
  });

test('the notice appears without a network and disappears with it', async () => {
  saved = new Response('', { headers: { date: 'Sat, 21 Nov 2026 11:30:00 GMT' } });
  await start();
  expect(notice()).toBeUndefined();
  await go('offline');
  await vi.waitFor(() =>
    expect(notice()).toContain('sayfanın 21 Kasım 2026, 14.30’daki hâlini görüyorsunuz.'),
  );
  await go('online');
  expect(notice()).toBeUndefined();

  saved = undefined;
  await go('offline');
  await vi.waitFor(() => expect(notice()).toContain('İnternet bağlantınız yok.'));
});

test('an offline copy shown despite a network says so, and how old it is', async () => {
  isOnline = true;
  // The cache is newer than this document.
  saved = new Response('', { headers: { date: 'Sat, 21 Nov 2026 13:00:00 GMT' } });
  document.documentElement.setAttribute(OFFLINE_COPY_AT, '2026-11-21T11:30:00.000Z');
  await start();
  await vi.waitFor(() =>
    expect(notice()).toContain(
      'Siteye şu anda ulaşılamıyor; sayfanın 21 Kasım 2026, 14.30’daki hâlini görüyorsunuz.',
    ),
  );
  await go('online');
  expect(notice()).toBeUndefined();
});
