import { foldTurkish, lowerTurkish } from '../../lib/text/turkish';
import { hasEndings, MIN_STEM_LETTERS, wordsOf } from '../../lib/text/search-words';

/** From this length on, two letters may be wrong. */
const LONG_WORD_LETTERS = 8;

/**
 * Returns the term with each unknown word replaced by the known word nearest to it, or null if there is nothing to
 * replace or a word is near none. Known are the written words, their beginnings, and they with Turkish endings.
 */
export function correctTerm(term: string, known: Iterable<string>): string | null {
  const written = new Map(Array.from(known, (word) => [foldTurkish(word), lowerTurkish(word)]));
  let corrected = '';
  let position = 0;
  for (const { folded, start, end } of wordsOf(term)) {
    const nearest = isKnown(folded, written) ? term.slice(start, end) : nearestWord(folded, written);
    if (nearest === null) return null;
    corrected += term.slice(position, start) + nearest;
    position = end;
  }
  corrected += term.slice(position);
  return corrected === term ? null : corrected;
}

function isKnown(word: string, written: ReadonlyMap<string, string>): boolean {
  if (word.length < MIN_STEM_LETTERS || /\d/.test(word) || written.has(word)) return true;
  return [...written.keys()].some((known) => known.startsWith(word) || hasEndings(word, known));
}

function nearestWord(word: string, written: ReadonlyMap<string, string>): string | null {
  let nearest: string | null = null;
  let least = word.length >= LONG_WORD_LETTERS ? 2 : 1;
  for (const [folded, known] of written) {
    if (Math.abs(folded.length - word.length) > least) continue;
    const distance = mistakes(word, folded);
    if (distance < least || (distance === least && nearest === null)) {
      nearest = known;
      least = distance;
    }
  }
  return nearest;
}

/** Counts the letters that are missing, too many, wrong, or swapped with the next: the optimal string alignment distance. */
function mistakes(left: string, right: string): number {
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current[column] = Math.min(
        (last[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (last[column - 1] ?? Infinity) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    [before, last] = [last, current];
  }
  return last[right.length] ?? Infinity;
}
