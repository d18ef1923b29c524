import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeLimit } from '../../../supabase/local/api/outage';
import { createStubSite, PAGE } from './stub-site';

/** Rejects when the signal aborts, and never settles otherwise. */
const waitForAbort = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a page whose rows do not come is answered within five seconds, of which its version may take 1.2', async () => {
  const { get } = createStubSite({
    render: ({ signal }) =>
      waitForAbort(signal).catch(() => ({ ...PAGE, status: 503 as const, isFaulty: true })),
  });
  const look = vi.fn<(status: number) => void>();
  void get('/duyurular').then(({ status }) => look(status));
  await vi.advanceTimersByTimeAsync(3_800);
  expect(look).toHaveBeenCalledWith(503);
});

test('a call of the API whose rows do not come is answered after ten seconds', async () => {
  const answer = withTimeLimit(() => waitForAbort())(new Request('http://dernek.example/rest/v1/events'));
  const look = vi.fn();
  void answer.then(look);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const { status, headers } = await answer;
  expect([status, headers.get('content-type')]).toEqual([503, expect.stringContaining('application/json')]);
});
