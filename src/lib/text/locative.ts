import { formatTimestamp } from '../dates/dates';

/** The endings of -de after the last word of a number, as it is spoken: bir’de, iki’de, üç’te… */
const AFTER_UNIT = ['da', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'] as const;
/** On’da, yirmi’de, otuz’da, kırk’ta, elli’de. */
const AFTER_TEN = ['da', 'da', 'de', 'da', 'ta', 'de'] as const;

/** Takes a time of day 'SS.DD', gives it with the ending that says 'at': '14.30’da', '9.05’te'; a full hour ends as its hour. */
export function atTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split('.').map(Number);
  const last = minutes === 0 ? hours : minutes;
  const ending = last % 10 === 0 ? AFTER_TEN[last / 10] : AFTER_UNIT[last % 10];
  return `${time}’${ending ?? 'de'}`;
}

/** Takes a timestamp, gives its moment on Istanbul's clock with that ending: '21 Kasım 2026, 14.30’da'. */
export function atMoment(timestamp: string): string {
  const [day = '', time = ''] = formatTimestamp(timestamp).split(', ');
  return `${day}, ${atTime(time)}`;
}
