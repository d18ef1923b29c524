import { afterEach, expect, test, vi } from 'vitest';
import { purgeDaily } from '../../../../supabase/local/purge';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

afterEach(() => vi.useRealTimers());

test('the server purges soon after its start and then daily, after a failure, too, until it stops', async () => {
  vi.useFakeTimers();
  const purge = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('Veri tabanı yok'));
  const onError = vi.fn();
  const stop = purgeDaily(purge, onError);
  expect(purge).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(purge).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(purge).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(purge).toHaveBeenCalledTimes(3);
});
