import type { MarkedPart } from '../../src/lib/text/search-marks';
import { foldTurkish } from '../../src/lib/text/turkish';

/** Takes a text and what was typed; gives the text in parts, those that hold a typed word marked, whatever their marks and case. */
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

/** How many of the letters spell the word; 0 when they do not begin with it. */
function lengthOf(word: string, letters: readonly string[]): number {
  let spelt = '';
  for (const [index, letter] of letters.entries()) {
    spelt += letter;
    if (spelt.startsWith(word)) return index + 1;
    if (!word.startsWith(spelt)) return 0;
  }
  return 0;
}
