import type { MarkedPart } from '../../../src/lib/text/search-marks';
import { foldTurkish } from '../../../src/lib/text/turkish';

/** Splits a text into parts and marks those that contain a typed word, whatever their accents and case. */
export function markWords(text: string, term: string): MarkedPart[] {
  const letters = Array.from(text);
  const folded = letters.map(foldTurkish);
  const isMarked = letters.map(() => false);
  for (const word of foldTurkish(term).split(/\s+/).filter(Boolean)) {
    for (let start = 0; start < letters.length; start += 1) {
      const length = lengthOf(word, folded.slice(start));
      isMarked.fill(true, start, start + length);
    }
  }
  const parts: MarkedPart[] = [];
  letters.forEach((letter, index) => {
    const isMatch = isMarked[index] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + letter, isMatch };
    else parts.push({ text: letter, isMatch });
  });
  return parts;
}

/** How many letters spell the word at the start; 0 for none. */
function lengthOf(word: string, letters: readonly string[]): number {
  let spelt = '';
  for (const [index, letter] of letters.entries()) {
    spelt += letter;
    if (spelt.startsWith(word)) return index + 1;
    if (!word.startsWith(spelt)) return 0;
  }
  return 0;
}
