/** Made when it is first asked, as a phone takes its time to learn an alphabet. */
let collator: Intl.Collator | undefined;

/** Letters that Unicode decomposition does not take apart, and the Turkish i family, which case mapping would split. */
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

/** Takes any text, gives it lower-cased and without Turkish or French marks, so that Işık, ISIK and isik are equal. */
export function foldTurkish(text: string): string {
  return text
    .replace(/[İIıæÆœŒßøØ]/g, (letter) => FOLDED_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

/** Takes any text, gives it in Turkish capitals: i becomes İ, ı becomes I. */
export function upperTurkish(text: string): string {
  return text.toLocaleUpperCase('tr');
}

/** Takes any text, gives it in Turkish small letters: İ becomes i, I becomes ı. */
export function lowerTurkish(text: string): string {
  return text.toLocaleLowerCase('tr');
}

/**
 * Takes a name as a label writes it, gives it as it stands inside a sentence: 'Takvim kaydı' becomes 'takvim kaydı'. Only
 * the first letter falls, and none of an abbreviation's: 'NDS haberi' stays.
 */
export function lowerFirst(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : lowerTurkish(label.slice(0, 1)) + label.slice(1);
}

/** Takes two texts, gives a negative number, zero or a positive one: their order in the Turkish alphabet. */
export function compareTurkish(left: string, right: string): number {
  collator ??= new Intl.Collator('tr');
  return collator.compare(left, right);
}
