// @vitest-environment jsdom
import { StyleProvider } from '@ant-design/cssinjs';
import { Button, Checkbox, ConfigProvider, Input, theme } from 'antd';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStyleCache } from '../../../../../admin/shell/styles/remembered-styles';

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

test.each(['{', 'null', '[]', '{"build":"build-1","made":1}', '{"build":"build-1","made":[1]}'])(
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

test('what Ant Design makes can be kept as text', () => {
  const cache = createStyleCache(null);
  renderToStaticMarkup(
    <StyleProvider cache={cache}>
      <ConfigProvider
        theme={{ algorithm: theme.darkAlgorithm, components: { Button: { colorPrimary: '#123' } } }}
      >
        <Button danger>Sil</Button>
        <Checkbox />
        <Input.Search />
      </ConfigProvider>
    </StyleProvider>,
  );
  expect(cache.cache.size).toBeGreaterThan(5);
  const lost: string[] = [];
  JSON.stringify([...cache.cache], (key, value: unknown) => {
    if (isLost(value)) lost.push(key);
    return value;
  });
  expect(lost).toEqual([]);
});

/** What JSON leaves out or says otherwise; where something is undefined, Ant Design reads the same from null. */
function isLost(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value === 'object' && value !== null)
    return !Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype;
  return ['function', 'symbol', 'bigint'].includes(typeof value);
}
