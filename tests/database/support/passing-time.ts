import { vi } from 'vitest';

const MINUTE_MS = 60_000;
const realNow = performance.now.bind(performance);
let passedMs = 0;

/** Moves the clock that nobody can set, by which limits are measured, for the rest of the file. */
export function passMinutes(minutes: number): void {
  passedMs += minutes * MINUTE_MS;
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + passedMs);
}
