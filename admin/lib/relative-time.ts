import { formatTimestamp, parseTimestamp, todayInIstanbul, addDays } from '../../src/lib/dates/dates';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Returns a timestamp relative to `now`, by Istanbul's clock: 'az önce', '12 dakika önce', 'bugün 14.30',
 * 'dün 14.30', otherwise '12 Mayıs 2026, 14.30'. Throws RangeError for an invalid timestamp.
 */
export function formatRelativeTime(timestamp: string, now: Date = new Date()): string {
  const moment = parseTimestamp(timestamp);
  // A server's clock may be a little ahead of the browser's.
  const age = Math.max(now.getTime() - moment.getTime(), 0);
  if (age < MINUTE_MS) return 'az önce';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} dakika önce`;
  const whole = formatTimestamp(timestamp);
  const clock = whole.slice(-5);
  const today = todayInIstanbul(now);
  const day = todayInIstanbul(moment);
  if (day === today) return `bugün ${clock}`;
  return day === addDays(today, -1) ? `dün ${clock}` : whole;
}
