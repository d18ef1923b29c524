/** Created on first use, because it is slow on phones. */
let collator: Intl.Collator | undefined;

/** Letters that Unicode decomposition leaves as they are, and the Turkish i family, which case mapping would split. */
const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  İ: 'i',
  I: 'i',
  ı: 'i',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ß: 'ss',
  ø: 'o',
  Ø: 'o',
};

/** Folds a text for comparison: lower case, without Turkish or French marks, so that Işık, ISIK and isik are equal. */
export function foldTurkish(text: string): string {
  return text
    .replace(/[İIıæÆœŒßøØ]/g, (letter) => FOLDED_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

/** Converts to Turkish upper case: i becomes İ, ı becomes I. */
export function upperTurkish(text: string): string {
  return text.toLocaleUpperCase('tr');
}

/** Converts to Turkish lower case: İ becomes i, I becomes ı. */
export function lowerTurkish(text: string): string {
  return text.toLocaleLowerCase('tr');
}

/**
 * Lowers the first letter of a label for use inside a sentence: 'Takvim kaydı' becomes 'takvim kaydı'. Abbreviations
 * stay: 'NDS haberi'.
 */
export function lowerFirst(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : lowerTurkish(label.slice(0, 1)) + label.slice(1);
}

/** Compares two texts in the order of the Turkish alphabet, as Array.sort expects. */
export function compareTurkish(left: string, right: string): number {
  collator ??= new Intl.Collator('tr');
  return collator.compare(left, right);
}
