import { foldTurkish } from './turkish';

/** A word and where it stands in its text, in UTF-16 units. */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** Too common to tell one page from another; only the beginning of the list that PostgreSQL's Turkish search leaves out. */
const COMMON = new Set([
  'ama',
  'bir',
  'bu',
  'da',
  'de',
  'gibi',
  'icin',
  'ile',
  'mi',
  'ne',
  'o',
  've',
  'veya',
  'ya',
]);
/** Before an ending that begins with a vowel the last letter of many words softens: kitap, kitabı. Folded, ç and c are one. */
const SOFTENED: Readonly<Record<string, string>> = { k: 'g', p: 'b', t: 'd' };
/** A typed word with endings must share this much with the word that it is made of. */
const MIN_STEM_LETTERS = 4;

/** Takes a text, gives its words, folded. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ({ 0: word, index }) => ({
    folded: foldTurkish(word),
    start: index,
    end: index + word.length,
  }));
}

/** Takes a term, gives its folded words without very common ones; the last stays, as it may be the start of another. */
export function termWords(term: string): string[] {
  const words = wordsOf(term).map(({ folded }) => folded);
  return words.filter((word, index) => index === words.length - 1 || !COMMON.has(word));
}

/** Takes a folded word and a wanted one, gives how well they meet: 0 not at all, 3 when they are the same. */
export function matchScore(word: string, wanted: string): number {
  if (word === wanted) return 3;
  if (word.startsWith(wanted) || word.startsWith(soften(wanted))) return 2;
  return isStemOf(word, wanted) ? 1 : 0;
}

/** Whether `wanted` is `word` with endings: uyeligimiz of uyelik, odulun of odul. */
function isStemOf(word: string, wanted: string): boolean {
  const isShorter = word.length >= MIN_STEM_LETTERS && word.length < wanted.length;
  return isShorter && (wanted.startsWith(word) || wanted.startsWith(soften(word)));
}

function soften(word: string): string {
  const softened = word.length >= MIN_STEM_LETTERS && SOFTENED[word.at(-1) ?? ''];
  return softened ? word.slice(0, -1) + softened : word;
}
