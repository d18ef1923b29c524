import { afterAll, vi } from 'vitest';

const MINUTE_MS = 60_000;

/** Mocks the monotonic clock of the limits for one file, and gives the function that advances it. */
export function usePassingTime(): (minutes: number) => void {
  const realNow = performance.now.bind(performance);
  let passedMs = 0;
  afterAll(() => {
    vi.restoreAllMocks();
  });
  return (minutes) => {
    passedMs += minutes * MINUTE_MS;
    vi.spyOn(performance, 'now').mockImplementation(() => realNow() + passedMs);
  };
}
