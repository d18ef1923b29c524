import { endingAfter } from '../../../src/lib/text/number-endings';
import { lowerTurkish, upperTurkish } from '../../../src/lib/text/turkish';

/** What is known to follow a numeral, as `endingAfter` takes it. */
const ORDINAL = '(I)ncI';
const ENDINGS = [
  ...[ORDINAL, '(I)ncIsI', 'DA', 'DAn', 'DAki', 'DAkiler', '(y)A', '(y)I', '(n)In', 'lAr', 'lArIn', 'lArDA'],
  ...['lI', 'lIk', '(s)I', '(y)lA'],
] as const;

/** Returns the ending that `next` has where `number` has this one: 'uncu' of 39 becomes 'ıncı' of 40. Others stay. */
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
