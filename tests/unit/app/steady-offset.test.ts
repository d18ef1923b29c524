import { beforeEach, expect, test, vi } from 'vitest';
import type * as Dates from '../../../src/shared/dates';
import { istanbulOffsetAt } from '../../../src/shared/dates';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = new Date('2026-11-21T12:00:00Z');

const law = vi.hoisted(() => ({ offsetAt: undefined as ((instant: number) => number) | undefined }));
vi.mock('../../../src/shared/dates', async (original) => {
  const dates = await original<typeof Dates>();
  const asked = (instant: number) => (law.offsetAt ?? dates.istanbulOffsetAt)(instant);
  return { ...dates, istanbulOffsetAt: asked };
});

beforeEach(() => {
  law.offsetAt = undefined;
  vi.resetModules();
});

async function steadyAround(now: Date) {
  const { steadyOffsetAround } = await import('../../../src/app/steady-offset');
  return steadyOffsetAround(now);
}

test('Istanbul’s offset is known from its last summer time to the end of next year', async () => {
  const { offset, from, until } = await steadyAround(NOW);
  expect(offset).toBe(3 * HOUR_MS);
  expect(from - Date.parse('2016-03-27T01:00:00Z')).toBeGreaterThanOrEqual(0);
  expect(from - Date.parse('2016-03-27T01:00:00Z')).toBeLessThan(7 * DAY_MS);
  expect(Date.parse('2028-01-01') - until).toBeLessThan(7 * DAY_MS);
  for (let instant = from; instant < until; instant += 7 * HOUR_MS)
    expect(istanbulOffsetAt(instant)).toBe(offset);
});

test('it is the same all year, as documents are to be', async () => {
  const first = await steadyAround(new Date('2026-01-01T00:00:00Z'));
  vi.resetModules();
  expect(await steadyAround(NOW)).toEqual(first);
});

test.each([
  ['a summer time to come', '2027-03-28T00:00:00Z'],
  ['one in a week', '2026-11-28T00:00:00Z'],
])('nothing is said of the time after %s', async (_, change) => {
  law.offsetAt = (instant) => (instant < Date.parse(change) ? 3 : 4) * HOUR_MS;
  const { offset, from, until } = await steadyAround(NOW);
  expect(offset).toBe(3 * HOUR_MS);
  expect(from).toBeLessThan(NOW.getTime());
  expect(until).toBeLessThanOrEqual(Date.parse(change));
});

test('nor of the time before a change that was lately', async () => {
  law.offsetAt = (instant) => (instant < Date.parse('2026-11-01T00:00:00Z') ? 3 : 4) * HOUR_MS;
  const { offset, from } = await steadyAround(NOW);
  expect(offset).toBe(4 * HOUR_MS);
  expect(from).toBeGreaterThanOrEqual(Date.parse('2026-11-01T00:00:00Z'));
});
