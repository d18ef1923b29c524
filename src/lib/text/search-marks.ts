/**
 * The marks around a match. They are control characters, so no text contains them and no browser reads them as tags.
 * `private.highlight` in the database uses the same.
 */
const START = '\u0002';
const END = '\u0003';

/** A part of a search result's text. */
export interface MarkedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a marked text into its parts in order. */
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

/** Removes the marks from a text. */
export function withoutMarks(marked: string): string {
  return marked.replaceAll(START, '').replaceAll(END, '');
}

/** Marks a text as a match. */
export function mark(text: string): string {
  return `${START}${text}${END}`;
}
