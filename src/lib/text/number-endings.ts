const UNITS = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'] as const;
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'] as const;

const ROUNDED_BACK = /[ou]/;
const VOWEL = /[aeıioöuü]/;
const HARD = /[çfhkpsşt]$/;

/** Returns the last word of a whole number as it is spoken: 39 is 'dokuz', 2000 'bin', 0 'sıfır'. */
function lastWord(number: number): string {
  if (number === 0) return 'sıfır';
  const unit = UNITS[number % 10];
  if (unit) return unit;
  const ten = TENS[Math.floor(number / 10) % 10];
  if (ten) return ten;
  if (number % 1000 !== 0) return 'yüz';
  return number % 1_000_000 === 0 ? 'milyon' : 'bin';
}

/**
 * Writes an ending as it follows a number: 'DA' as 'da', 'de', 'ta' or 'te'. A and I stand for the vowel that fits, D for d or t, and a
 * letter in brackets is there between two vowels or two consonants. The apostrophe is the caller's.
 */
export function endingAfter(number: number, ending: string): string {
  let word = lastWord(number);
  const start = word.length;
  const endsInVowel = VOWEL.test(word.slice(-1));
  // A vowel in brackets stands after a consonant, a consonant after a vowel.
  const letters = ending.replace(/\((.)\)/, (_, letter: string) =>
    (letter === 'I') === endsInVowel ? '' : letter,
  );
  for (const letter of letters) word += letterAfter(word, letter);
  return word.slice(start);
}

function letterAfter(word: string, letter: string): string {
  const vowel = word.match(new RegExp(VOWEL, 'g'))?.at(-1) ?? 'e';
  const isBack = 'aıou'.includes(vowel);
  if (letter === 'D') return HARD.test(word) ? 't' : 'd';
  if (letter === 'A') return isBack ? 'a' : 'e';
  if (letter !== 'I') return letter;
  const isRounded = ROUNDED_BACK.test(vowel) || 'öü'.includes(vowel);
  if (isBack) return isRounded ? 'u' : 'ı';
  return isRounded ? 'ü' : 'i';
}
