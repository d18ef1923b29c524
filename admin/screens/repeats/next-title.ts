import { MONTH_NAMES } from '../../../src/lib/dates/dates';
import { endingAfter } from '../../../src/lib/text/number-endings';
import { lowerTurkish, upperTurkish } from '../../../src/lib/text/turkish';

const APOSTROPHE = "['’‘ʼ]";
/** A year, or two that follow each other, with an ending: '2026', '2026’nın', '2025–2026', '2025-26'. */
const YEARS = new RegExp(
  `(?<![\\d.,])(\\d{4})(?:(\\s?[-–—/]\\s?)(\\d{4}|\\d{2}))?(?![\\d])(?:(${APOSTROPHE})(\\p{L}+))?`,
  'gu',
);
/** '39.' before a word, or '39’uncu'. A day with its month, a time and a sum of money are no ordinals. */
const POINTED = new RegExp(
  `(?<![\\d.,’'])(\\d{1,3})\\.(?=\\s*\\p{L})(?!\\s*(?:${MONTH_NAMES.join('|')}))`,
  'gu',
);
const SUFFIXED = new RegExp(`(?<![\\d.,])(\\d{1,3})(${APOSTROPHE}?)(\\p{L}+)`, 'gu');

/**
 * Returns a title as it may be a year later: its year and its ordinals are one higher, and their endings follow. “39. Buluşma” becomes
 * “40. Buluşma”, “2026 Pilav Günü” “2027 Pilav Günü”. Other numbers stay, such as the year in which a class left school; `year` is the
 * year that the title is of. Null when nothing would change.
 */
export function nextTitle(title: string, year: number): string | null {
  const moved = title
    .replace(YEARS, (...found) => nextYears(found, year))
    .replace(POINTED, (_, number: string) => `${Number(number) + 1}.`)
    .replace(SUFFIXED, (whole: string, digits: string, apostrophe: string, ending: string) => {
      const number = Number(digits);
      if (!isOrdinalEnding(number, ending)) return whole;
      return `${number + 1}${apostrophe}${sameEnding(number, ending, number + 1)}`;
    });
  return moved === title ? null : moved;
}

function nextYears(found: readonly unknown[], year: number): string {
  const [whole, first, dash, second, apostrophe, ending] = found as readonly (string | undefined)[];
  const start = Number(first);
  // Of two years one is the title's. The other must follow or precede it.
  const end =
    second === undefined ? start : Number(second.length === 2 ? `${first?.slice(0, 2)}${second}` : second);
  const isRange = second !== undefined;
  if (isRange ? end !== start + 1 || (start !== year && end !== year) : start !== year) return whole ?? '';
  const moved = isRange
    ? `${start + 1}${dash ?? ''}${String(end + 1).slice(-second.length)}`
    : String(start + 1);
  if (apostrophe === undefined || ending === undefined) return moved;
  return `${moved}${apostrophe}${sameEnding(end, ending, end + 1)}`;
}

/** What is known to follow a numeral, as `endingAfter` takes it. */
const ORDINAL = '(I)ncI';
const ENDINGS = [
  ...[ORDINAL, '(I)ncIsI', 'DA', 'DAn', 'DAki', 'DAkiler', '(y)A', '(y)I', '(n)In', 'lAr', 'lArIn', 'lArDA'],
  ...['lI', 'lIk', '(s)I', '(y)lA'],
] as const;

/**
 * Returns the ending that `next` has where `number` has this one: 'uncu' of 39 becomes 'ıncı' of 40. One that is no ending of the number
 * stays as it is; capitals stay capitals.
 */
export function sameEnding(number: number, ending: string, next: number): string {
  const isCapital = ending === upperTurkish(ending);
  const known = ENDINGS.find((pattern) => endingAfter(number, pattern) === lowerTurkish(ending));
  if (known === undefined) return ending;
  const moved = endingAfter(next, known);
  return isCapital ? upperTurkish(moved) : moved;
}

/** Whether an ending makes the number an ordinal: 'uncu' does of 39. */
export function isOrdinalEnding(number: number, ending: string): boolean {
  return endingAfter(number, ORDINAL) === lowerTurkish(ending);
}
