import { istanbulInputToIso } from '../../../src/shared/dates';
import { readDate } from '../date/read-date';

/**
 * Takes a date with or without a time as people write it in a table ('12.05.2026 14.30', '12 Mayıs 2026, 14.30',
 * '2026-05-12T14:30'); gives the date-time input's value in Istanbul's clock (midnight without a time), '' for a blank,
 * undefined for what cannot be read.
 */
export function readClock(text: string): string | undefined {
  const match = /^(.*?)(?:[ ,T]+(\d{1,2})[.:](\d{2})(?::\d{2})?)?$/.exec(text.trim());
  const date = readDate(match?.[1] ?? '');
  if (date === undefined || date === '') return date;
  const clock = `${date}T${(match?.[2] ?? '0').padStart(2, '0')}:${match?.[3] ?? '00'}`;
  try {
    istanbulInputToIso(clock);
    return clock;
  } catch {
    return undefined;
  }
}

/** Takes a text; says whether it is a moment of Istanbul's clock, or '' for none: as forms hold it. */
export function isClock(text: string): boolean {
  return text === '' || (text.includes('T') && readClock(text) === text);
}
