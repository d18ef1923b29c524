const UNITS = [undefined, 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'] as const;
const TENS = [
  undefined,
  'on',
  'yirmi',
  'otuz',
  'kırk',
  'elli',
  'altmış',
  'yetmiş',
  'seksen',
  'doksan',
] as const;
/** Back and front by turns, the first four unrounded. */
const VOWELS = 'aeıiuüoö';
const HIGH = 'ıiuü';

/**
 * Writes an ending as it follows a whole number: 'DA' as 'da', 'de', 'ta' or 'te'. A and I stand for the vowel that fits, D for d or t,
 * and a letter in brackets is there between two vowels or two consonants. The apostrophe is the caller's.
 */
export function endingAfter(number: number, ending: string): string {
  const word = lastWord(number);
  const isAfterVowel = /[ıi]$/.test(word);
  const letters = ending.replace(/\((.)\)/, (_, letter: string) =>
    (letter === 'I') === isAfterVowel ? '' : letter,
  );
  return Array.from(letters)
    .reduce((said, letter) => said + letterAfter(said, letter), word)
    .slice(word.length);
}

/** Returns the last word of a number as it is spoken: 39 is 'dokuz', 2000 'bin', 0 'sıfır'. */
function lastWord(number: number): string {
  const word = UNITS[number % 10] ?? TENS[(number % 100) / 10];
  return word ?? (number === 0 ? 'sıfır' : number % 1000 === 0 ? 'bin' : 'yüz');
}

function letterAfter(word: string, letter: string): string {
  const vowel = VOWELS.indexOf(/[aeıioöuü](?=[^aeıioöuü]*$)/.exec(word)?.[0] ?? '');
  const isFront = vowel % 2;
  if (letter === 'D') return /[çfhkpsşt]$/.test(word) ? 't' : 'd';
  if (letter === 'A') return VOWELS.charAt(isFront);
  return letter === 'I' ? HIGH.charAt(vowel < 4 ? isFront : isFront + 2) : letter;
}
