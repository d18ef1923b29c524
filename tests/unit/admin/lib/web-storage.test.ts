// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type * as webStorageModule from '../../../../admin/lib/browser/web-storage';

type Opened = typeof webStorageModule;

/** Loads the module in a browser with this storage. */
async function openIn(storage: () => unknown): Promise<Opened> {
  vi.resetModules();
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get: storage });
  return import('../../../../admin/lib/browser/web-storage');
}

const refuse = (name: string) => () => {
  throw new DOMException('refused', name);
};
const whole = window.localStorage;
const withRefusal = (length: number, ...names: string[]) => ({
  ...{ length, key: () => null, getItem: () => null, setItem: () => null, removeItem: () => null },
  ...Object.fromEntries(names.map((name) => [name, refuse('QuotaExceededError')])),
});
const full = withRefusal(3, 'setItem');

test.each<[browser: string, storage: () => unknown, isRefused: boolean]>([
  ['blocks site data', refuse('SecurityError'), true],
  ['throws an error of its own', refuse('NS_ERROR_FAILURE'), true],
  ['has none, as a web view', () => null, true],
  ['does not know it', () => undefined, true],
  ['has one without room, as a private window', () => withRefusal(0, 'setItem'), true],
  ['has one that cannot be tidied', () => withRefusal(0, 'removeItem'), true],
  ['has one that cannot even be counted', () => new Proxy({}, { get: refuse('SecurityError') }), true],
  ['has one that is full', () => full, false],
  ['stores', () => whole, false],
])('a browser that %s', async (_, storage, isRefused) => {
  const { isStorageRefused, keysOf, webStorage } = await openIn(storage);
  expect(isStorageRefused()).toBe(isRefused);
  const opened = webStorage('sessionStorage');
  if (!isRefused) {
    expect(opened).toBe(storage());
    return;
  }
  opened.setItem('ad', 'Ayşe');
  opened.setItem('yer', 'Kadıköy');
  expect([opened.getItem('ad'), opened.getItem('yok'), keysOf(opened)]).toEqual([
    'Ayşe',
    null,
    ['ad', 'yer'],
  ]);
  opened.removeItem('ad');
  expect([keysOf(opened), webStorage('sessionStorage').getItem('yer')]).toEqual([['yer'], 'Kadıköy']);
  opened.clear();
  expect(keysOf(opened)).toEqual([]);
});
