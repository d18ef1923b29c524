import { expect, test, vi } from 'vitest';
import { createPublicDatabase } from '../../../../src/lib/database/public-database';
import { CacheVersion, readCacheVersion } from '../../../../src/server/cache/cache-version';

/** The lifetime of a cached version. */
const MAX_AGE_MS = 800;

/** Content whose version can change, and a clock that is moved by hand. */
function createContent() {
  const clock = { now: 0 };
  const site = { version: 'eski', asked: 0 };
  const read = vi.fn(() => {
    site.asked += 1;
    return Promise.resolve(site.version);
  });
  return { clock, site, read, content: new CacheVersion(read, () => clock.now) };
}

/** A reading that is resolved by hand. */
function createSlowReading() {
  let end: (version: string) => void = () => undefined;
  const version = new Promise<string>((resolve) => (end = resolve));
  return { version, end };
}

test('a change is seen within a second', async () => {
  const { clock, content, site } = createContent();
  await content.current();
  site.version = 'yeni';
  clock.now = MAX_AGE_MS - 1;
  expect(await content.current()).toBe('eski');
  clock.now = MAX_AGE_MS;
  expect(await content.current()).toBe('yeni');
});

test('a reading that takes too long is not shared, and does not replace a later one', async () => {
  const { clock, content, site, read } = createContent();
  const slow = createSlowReading();
  read.mockReturnValueOnce(slow.version);
  const first = content.current();
  site.version = 'yeni';
  clock.now = MAX_AGE_MS;
  expect(await content.current()).toBe('yeni');
  slow.end('eski');
  expect(await first).toBe('eski');
  expect(await content.current()).toBe('yeni');
});

test('after an invalidation nobody gets a version that was read before', async () => {
  const { content, site, read } = createContent();
  await content.current();
  const slow = createSlowReading();
  content.invalidate();
  read.mockReturnValueOnce(slow.version);
  void content.current();
  site.version = 'yeni';
  content.invalidate();
  expect(await content.current()).toBe('yeni');
  slow.end('eski');
  await slow.version;
  expect(await content.current()).toBe('yeni');
});

/** A database that gives the same response to every call. */
const databaseThatSays = (answer: unknown, status = 200) =>
  createPublicDatabase({
    config: { apiUrl: '', publishableKey: 'key' },
    origin: 'http://dernek.example',
    fetch: () => Promise.resolve(Response.json(answer, { status })),
  });

test('the version changes at midnight in Istanbul', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-11T20:59:59Z'), toFake: ['Date'] });
  const database = databaseThatSays('a1 b2');
  expect(await readCacheVersion(database)).toBe('2026-05-11 a1 b2');
  vi.setSystemTime(new Date('2026-05-11T21:00:00Z'));
  expect(await readCacheVersion(database)).toBe('2026-05-12 a1 b2');
  vi.useRealTimers();
});
