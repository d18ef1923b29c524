/** Control characters, which no text holds and no page reads as tags; `private.highlight` of the database puts the same. */
const START = '\u0002';
const END = '\u0003';

/** A part of a found text: a word that was looked for, or what stands between. */
export interface MarkedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Takes a marked text, gives its parts in order. */
export function splitMarks(marked: string): MarkedPart[] {
  return marked
    .split(START)
    .flatMap((piece, index) => {
      const [match = '', rest = ''] = index === 0 ? ['', piece] : piece.split(END);
      return [
        { text: match, isMatch: true },
        { text: rest, isMatch: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

/** Takes a marked text, gives it without its marks. */
export function withoutMarks(marked: string): string {
  return marked.replaceAll(START, '').replaceAll(END, '');
}

/** Takes a text, gives it as a word that was looked for. */
export function mark(text: string): string {
  return `${START}${text}${END}`;
}
