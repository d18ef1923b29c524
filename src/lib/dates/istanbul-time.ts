import { isoToIstanbulInput, parseTimestamp } from './dates';

const MINUTE_MS = 60_000;

/**
 * Formats a timestamp as ISO 8601 in Istanbul time: '2026-05-12T17:30:00+03:00'. Throws RangeError as parseTimestamp
 * does.
 */
export function istanbulIso(timestamp: string): string {
  const { clock, offset } = read(timestamp);
  return clock.toISOString().slice(0, 19) + offset;
}

/**
 * Formats a timestamp as RFC 822 in Istanbul time: 'Tue, 12 May 2026 17:30:00 +0300'. Throws RangeError as
 * parseTimestamp does.
 */
export function istanbulRfc822(timestamp: string): string {
  const { clock, offset } = read(timestamp);
  return clock.toUTCString().replace('GMT', offset.replace(':', ''));
}

/** Returns Istanbul's wall clock as if it were UTC, and its offset from UTC. */
function read(timestamp: string): { clock: Date; offset: string } {
  const moment = parseTimestamp(timestamp).getTime();
  const wholeMinute = Math.floor(moment / MINUTE_MS) * MINUTE_MS;
  const minutes = (Date.parse(`${isoToIstanbulInput(timestamp)}:00Z`) - wholeMinute) / MINUTE_MS;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return { clock: new Date(moment + minutes * MINUTE_MS), offset: `+${hours}:${rest}` };
}
