import { MONTH_NAMES } from '../../lib/dates/dates.ts';

const NO_BREAK_SPACE = '\u00a0';
const MONTHS = MONTH_NAMES.join('|');

/** Spaces within a date, an amount or a count, and before the number of an article. No line breaks there. */
const UNBREAKABLE_SPACES = [
  new RegExp(`(?<=\\d\\.?) (?=${MONTHS}|TL|gün|iş günü|ay|yıl|saat|kişi|üye|madde|sayılı)`, 'g'),
  new RegExp(`(?<=\\d\\s(?:${MONTHS})) (?=\\d{4})`, 'g'),
  /(?<=yüzde|Madde|No\.) (?=\d)/g,
];

/** Converts typed text to typographic quotes, dashes and no-break spaces. */
export function typeset(text: string): string {
  const marked = text
    .replaceAll("'", '’')
    .replace(/"([^"]*)"/g, '“$1”')
    .replaceAll(' - ', ' – ');
  return UNBREAKABLE_SPACES.reduce((line, space) => line.replace(space, NO_BREAK_SPACE), marked);
}
