// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStyleCache } from '../../../admin/app/remembered-styles';

const PATH = 'style%light%Button';
const STYLES = ['.ant-btn{color:navy}', 'light', 'k1', {}, false, 0];

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('styles that one visit made are there for the next under the same build, and for no other', () => {
  createStyleCache('build-1').opUpdate(PATH, () => [1, STYLES]);
  expect(createStyleCache('build-1').opGet(PATH)).toBeNull();
  leave();
  expect(createStyleCache('build-1').opGet(PATH)).toEqual([0, STYLES]);
  expect(createStyleCache('build-2').opGet(PATH)).toBeNull();
});

test('nothing is kept without a build', () => {
  createStyleCache(null).opUpdate(PATH, () => [1, STYLES]);
  leave();
  expect(localStorage).toHaveLength(0);
});

test('a component that comes again after the last of its kind has gone finds its styles', () => {
  const cache = createStyleCache('build-1');
  cache.opUpdate(PATH, () => [1, STYLES]);
  cache.opUpdate(PATH, () => null);
  expect(cache.opGet(PATH)).toEqual([1, STYLES]);
});

test.each(['{', 'null', '[]', '{"build":"build-1","made":1}'])(
  'what was kept badly (%s) counts as nothing',
  (kept) => {
    localStorage.setItem('yonetim-bicimleri', kept);
    expect(createStyleCache('build-1').opGet(PATH)).toBeNull();
  },
);

test('a browser without room for them leaves the page in peace', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  createStyleCache('build-1').opUpdate(PATH, () => [1, STYLES]);
  expect(leave).not.toThrow();
});
