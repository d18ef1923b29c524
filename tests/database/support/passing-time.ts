import { vi } from 'vitest';

const MINUTE_MS = 60_000;
const realNow = performance.now.bind(performance);

/**
 * Moves the clock that nobody can set, by which limits are measured, for the rest of the file. It goes on from what it shows: another
 * file of this process may have put it back.
 */
export function passMinutes(minutes: number): void {
  const passedMs = performance.now() - realNow() + minutes * MINUTE_MS;
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + passedMs);
}
