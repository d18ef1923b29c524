/** Returns plain text on one line, as a card shows it. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Returns the whole words among the first `maxCodePoints` code points of plain text on one line, with '…' if there was more.
 * A single longer word is cut.
 */
export function excerpt(text: string, maxCodePoints: number): string {
  const line = oneLine(text);
  const codePoints = Array.from(line);
  if (codePoints.length <= maxCodePoints) return line;
  const start = codePoints.slice(0, maxCodePoints).join('');
  const words = codePoints[maxCodePoints] === ' ' ? start : start.replace(/ \S*$/, '');
  return `${words.replace(/[\s.,;:…]+$/, '')}…`;
}

/** Returns the first text that is not blank, else ''. */
export function firstFilled(...texts: readonly (string | null | undefined)[]): string {
  return texts.find((text) => text?.trim()) ?? '';
}
