import { formatTimestamp } from '../dates/dates';
import { endingAfter } from './number-endings';

/** Adds the locative ending ("at") to a time 'HH.mm': '14.30’da', '9.05’te'. A full hour takes its hour's ending. */
export function atTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split('.').map(Number);
  return `${time}’${endingAfter(minutes === 0 ? hours : minutes, 'DA')}`;
}

/**
 * Formats a timestamp in Istanbul time with the locative ending: '21 Kasım 2026, 14.30’da'. Throws RangeError as
 * parseTimestamp does.
 */
export function atMoment(timestamp: string): string {
  const [day = '', time = ''] = formatTimestamp(timestamp).split(', ');
  return `${day}, ${atTime(time)}`;
}

/** Adds the locative ending to a year: '1987’de', '2025’te', '2000’de'. */
export function inYear(year: number): string {
  return `${year}’${endingAfter(year, 'DA')}`;
}

/** Adds the ablative ending ("since") to a year: '1987’den', '2025’ten'. */
export function sinceYear(year: number): string {
  return `${inYear(year)}n`;
}

/**
 * Adds the locative ending ("in") to a noun, whose accusative tells whether it is a compound: 'duyuruda' of 'duyuruyu', 'etkinlikte',
 * 'mezun haberinde' of 'mezun haberini'. Both in lower case.
 */
export function inNoun(noun: string, accusative: string): string {
  const last = noun.at(-1) ?? '';
  const vowel = noun.match(/[aeıioöuü]/g)?.at(-1) ?? 'e';
  const buffer = /[aeıioöuü]/.test(last) && accusative.startsWith(`${noun}n`) ? 'n' : '';
  const consonant = /[çfhkpsşt]/.test(last) ? 't' : 'd';
  return `${noun}${buffer}${consonant}${/[aıou]/.test(vowel) ? 'a' : 'e'}`;
}
