import { foldTurkish } from './turkish';

/** A folded word and its position in its text, in UTF-16 units. */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** Stop words: the most frequent ones of PostgreSQL's Turkish list. */
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
/** Final consonants that soften before a vowel: kitap, kitabı. Folding already makes ç and c equal. */
const SOFTENED: Readonly<Record<string, string>> = { k: 'g', p: 'b', t: 'd' };
/** The shortest stem that a typed word with endings may match, and the shortest word whose spelling is looked at. */
export const MIN_STEM_LETTERS = 4;
/** The endings of nouns, and of verbs as nouns, folded: -lerimizden, -liğinin, -mak. */
const ENDINGS =
  /^(?:l[ae]r|l[iu][kg]?|s[iu]z|c[iuae]|[iu]?[mn][iu]z|n?[iu]n|[iu]m|[mn]|[sny]?[iu]|[ny]?[ae]|n?[dt][ae]n?|y?l[ae]|ki|s[ae]l|m[ae]k?)+$/;

/** Returns the folded words of a text. */
export function wordsOf(text: string): Word[] {
  return Array.from(
    text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f]*/gu),
    ({ 0: word, index }) => ({
      folded: foldTurkish(word),
      start: index,
      end: index + word.length,
    }),
  );
}

/**
 * Returns the folded words of a search term without stop words. The last word always stays, as it may still be typed.
 */
export function termWords(term: string): string[] {
  const words = wordsOf(term).map(({ folded }) => folded);
  return words.filter((word, index) => index === words.length - 1 || !COMMON.has(word));
}

/** Scores how well a word matches a searched word, both folded: 3 equal, 2 prefix, 1 stem, 0 not at all. */
export function matchScore(word: string, wanted: string): number {
  if (word === wanted) return 3;
  if (word.startsWith(wanted) || word.startsWith(soften(wanted))) return 2;
  return hasEndings(wanted, word) ? 1 : 0;
}

/** Tells whether a word, folded, is a stem with Turkish endings: uyeligimiz of uyelik, odulun of odul, but not mezunlr of mezun. */
export function hasEndings(word: string, stem: string): boolean {
  if (stem.length < MIN_STEM_LETTERS || stem.length >= word.length) return false;
  const isFrom = word.startsWith(stem) || word.startsWith(soften(stem));
  return isFrom && ENDINGS.test(word.slice(stem.length));
}

function soften(word: string): string {
  const softened = word.length >= MIN_STEM_LETTERS && SOFTENED[word.at(-1) ?? ''];
  return softened ? word.slice(0, -1) + softened : word;
}
