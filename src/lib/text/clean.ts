/**
 * What a pasted text brings along that nobody sees: control and format characters. Line breaks, tabs and the joiners and tags within
 * emoji are none. private.clean_text in the database is the same rule; a test compares them on every code point.
 */
const EMOJI = '\\u2190-\\u2bff\\u{1f000}-\\u{1faff}';
const TAGS = '\\u{e0020}-\\u{e007f}';
const INVISIBLE = new RegExp(
  [
    '[\\u034f\\u17b4\\u17b5\\u180b-\\u180e\\0-\\x08\\x0e-\\x1f\\x7f-\\x84\\x86-\\x9f\\xad\\u061c\\u115f\\u1160]',
    '[\\u200b\\u200c\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffc\\u{e0000}-\\u{e001f}]',
    `(?<![\\ufe0f${EMOJI}])\\u200d|\\u200d(?![${EMOJI}])|(?<!\\u{1f3f4}[${TAGS}]*)[${TAGS}]|\\p{Cs}`,
  ].join('|'),
  'gu',
);
const LINE_BREAK = /\r\n?|[\v\f\x85\u2028\u2029]/g;
/** Whatever looks like a blank, and the blanks of other scripts and of typesetting. */
const BLANK = /[\t\n\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const OUTER_BLANKS =
  /^[ \t\n\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+|[ \t\n\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+$/g;
/** Hyphens that look like the one of the keyboard and are none in an address. */
const HYPHEN = /[\u2010\u2011]/g;

/** Returns a typed text of several lines without what nobody sees, trimmed, in NFC. Its tabs, line breaks and blanks stay. */
export function cleanLines(text: string): string {
  return text.replace(LINE_BREAK, '\n').replace(INVISIBLE, '').replace(OUTER_BLANKS, '').normalize('NFC');
}

/** Returns a typed text of one line as cleanLines does. Each blank is a plain space, each hyphen that of the keyboard. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(BLANK, ' ').replace(HYPHEN, '-');
}
