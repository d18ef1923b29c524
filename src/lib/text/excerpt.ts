/** Returns plain text on one line, as a card shows it. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** An excerpt of whole sentences is at least this share of what fits; shorter ones would waste a card. */
const MIN_SHARE = 0.5;
/**
 * The end of a sentence: what closes it, a space, and a capital, a digit or an opening quotation mark. Abbreviations, initials and
 * ordinals (“Prof. Dr. A. Kaya”, “3. Dönem”) end none. Not Intl.Segmenter, whose rules differ between the server and browsers.
 */
const SENTENCE_END =
  /(?<!(?<![\p{L}\p{N}])(?:\p{Lu}|\d+|Prof|Doç|Dr|Öğr|Gör|Av|Uzm|Müh|Mim|Yrd|Sn|Hz|St|No|Tel|Cad|Sok|Sk|Mah|Apt|Blv|bkz|örn|vb|vd|vs)\.)(?<=[.!?…][”’"')\]]*)\s(?=[“‘"'(]?[\p{Lu}\p{N}])/gu;

/**
 * Returns the whole words among the first `maxCodePoints` code points of plain text on one line, with '…' if there was more.
 * A single longer word is cut.
 */
export function firstWords(text: string, maxCodePoints: number): string {
  const line = oneLine(text);
  const codePoints = Array.from(line);
  if (codePoints.length <= maxCodePoints) return line;
  const start = codePoints.slice(0, maxCodePoints).join('');
  const words = codePoints[maxCodePoints] === ' ' ? start : start.replace(/ \S*$/, '');
  return `${words.replace(/[\s.,;:…]+$/, '')}…`;
}

/**
 * Returns the whole sentences among the first `maxCodePoints` code points of plain text on one line, or the whole words where those
 * sentences would be few; with '…' if there was more. An excerpt of an excerpt is the same.
 */
export function excerpt(text: string, maxCodePoints: number): string {
  const line = oneLine(text);
  const length = Array.from(line).length;
  if (length <= maxCodePoints || (length === maxCodePoints + 1 && line.endsWith('…'))) return line;
  const whole = [...line.matchAll(SENTENCE_END)]
    .map(({ index }) => line.slice(0, index))
    // The space before the ellipsis counts.
    .filter((sentences) => Array.from(sentences).length < maxCodePoints)
    .at(-1);
  const isEnough = whole !== undefined && Array.from(whole).length >= maxCodePoints * MIN_SHARE;
  return isEnough ? `${whole} …` : firstWords(line, maxCodePoints);
}

/** Returns the first text that is not blank, else ''. */
export function firstFilled(...texts: readonly (string | null | undefined)[]): string {
  return texts.find((text) => text?.trim()) ?? '';
}
