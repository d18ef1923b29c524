import { diffArrays } from 'diff';

/** A stretch of a text that was kept, added or removed. */
export interface TextPart {
  readonly text: string;
  readonly change: 'kept' | 'added' | 'removed';
}

/** Between very different texts, a comparison of words takes long and shows nothing. */
const MAX_EDITS = 3_000;
const MAX_MS = 150;
/** The share of kept letters below which a text counts as rewritten. */
const MIN_KEPT_SHARE = 0.25;
/** In characters: how much kept text is shown beside a change. */
const CONTEXT_LENGTH = 60;
const ELLIPSIS = '…';

/** Compares two texts word by word, whatever the spaces. A rewritten text is one removed and one added part. */
export function textDifference(before: string, after: string): TextPart[] {
  const found = diffArrays(wordsOf(before), wordsOf(after), {
    comparator: (left, right) => left.trim() === right.trim(),
    maxEditLength: MAX_EDITS,
    timeout: MAX_MS,
  });
  const parts = (found ?? []).map(({ value, added, removed }): TextPart => ({
    text: value.join(''),
    change: added ? 'added' : removed ? 'removed' : 'kept',
  }));
  const kept = parts.reduce((sum, { text, change }) => sum + (change === 'kept' ? text.length : 0), 0);
  if (found && kept >= MIN_KEPT_SHARE * Math.min(before.length, after.length)) return parts;
  const whole: TextPart[] = [
    { text: before, change: 'removed' },
    { text: after, change: 'added' },
  ];
  return whole.filter(({ text }) => text !== '');
}

/** Splits a text into words, each with the space after it. Joined, they are the text again. */
function wordsOf(text: string): string[] {
  return text.match(/^\s+|\S+\s*/g) ?? [];
}

/** Shortens what surrounds the changes of a text, and the middle of changes that are longer than `maxChange`. */
export function cutAroundChanges(parts: readonly TextPart[], maxChange = Infinity): TextPart[] {
  return parts.map(({ text, change }, index) => {
    const isLast = index === parts.length - 1;
    const start = index === 0 ? 0 : CONTEXT_LENGTH;
    const end = isLast ? 0 : CONTEXT_LENGTH;
    const cut = change === 'kept' ? cutMiddle(text, start, end) : cutMiddle(text, maxChange - end, end);
    // The last word of a text has no space after it.
    return { text: isLast || /\s$/.test(cut) ? cut : `${cut} `, change };
  });
}

/** Keeps the whole words of the first `start` and the last `end` characters of a longer text. */
function cutMiddle(text: string, start: number, end: number): string {
  if (text.length <= start + end + ELLIPSIS.length) return text;
  const head = text.slice(0, start).replace(/\S+$/, '');
  const tail = end === 0 ? '' : text.slice(-end).replace(/^\S+/, '');
  return head + ELLIPSIS + tail;
}
