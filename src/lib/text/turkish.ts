/** Created on first use, because it is slow on phones. */
let collator: Intl.Collator | undefined;

/** Letters that Unicode does not decompose, and what stands for an apostrophe. */
const FOLDED: Readonly<Record<string, string>> = {
  ...{ ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ŧ: 't', þ: 'th' },
  ...{ '’': "'", '‘': "'", ʼ: "'" },
};

/**
 * Folds a text for comparison: small letters without marks, of one shape, so that Işık, ISIK and ｉｓｉｋ are equal. The same as
 * private.fold in the database.
 */
export function foldTurkish(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .toLowerCase()
    .replace(/[ıæœßøđðłħŧþ’‘ʼ]/g, (letter) => FOLDED[letter] ?? letter);
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
