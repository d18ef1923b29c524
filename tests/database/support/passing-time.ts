import { afterAll, vi } from 'vitest';

const MINUTE_MS = 60_000;

/** For one file: gives what moves the clock that nobody can set, by which limits are measured. */
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
