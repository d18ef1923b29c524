// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOpenedFor, repeatEarlyTravel } from '../../../src/app/early-travel';
import { openFirstPage } from '../../../src/app/open-first-page';
import { createServices } from '../../../src/app/services';
import { CONFIG } from './fake-api';

const services = createServices({ config: CONFIG, origin: window.location.origin, waits: false });
const goTo = (address: string) => window.history.replaceState(null, '', address);
const known = { data: undefined };

beforeEach(() => {
  goTo('/duyurular/takvim?ay=2026-05');
  window.openedFor = window.location.href;
});
afterEach(() => {
  delete window.openedFor;
});

test.each([
  ['/duyurular/takvim?ay=2026-05', true],
  ['/duyurular/takvim/?ay=2026-05', true],
  ['/duyurular/takvim?ay=2026-05#abone', true],
  ['/duyurular/takvim?ay=2026-06', false],
  ['/duyurular/takvim', false],
  ['/duyurular', false],
])('a document of /duyurular/takvim?ay=2026-05 came for %s: %s', (address, isMeant) => {
  goTo(address);
  expect(isOpenedFor(window.location)).toBe(isMeant);
});

test('who goes elsewhere while the first page is on its way gets the page of where they are', async () => {
  goTo('/kurumsal/tarihce');
  const knownHere = vi.fn(() => known);
  const opening = openFirstPage(services, knownHere);
  goTo('/kurumsal/hakkimizda');
  const { route } = await opening;
  expect(route.path).toBe('/kurumsal/hakkimizda');
  expect(knownHere).toHaveBeenCalledTimes(2);
});

test('an address that hands on to another is replaced by it', async () => {
  goTo('/uyelik');
  const { route } = await openFirstPage(services, () => undefined);
  expect(route.path).toBe('/uyelik/neden-uye-olmaliyiz');
  expect(window.location.pathname).toBe('/uyelik/neden-uye-olmaliyiz');
});

test('a move that nobody heard is told once somebody listens, and nothing is told without one', () => {
  const hear = vi.fn();
  const listening = new AbortController();
  window.addEventListener('popstate', hear, { signal: listening.signal });
  const { href } = window.location;
  repeatEarlyTravel(href);
  expect(hear).not.toHaveBeenCalled();
  window.history.replaceState({ key: 'once' }, '', '/duyurular');
  repeatEarlyTravel(href);
  listening.abort();
  expect(hear).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ state: { key: 'once' } }));
});
