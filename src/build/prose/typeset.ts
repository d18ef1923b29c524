import { MONTH_NAMES } from '../../lib/dates/dates.ts';

const NO_BREAK_SPACE = '\u00a0';
const MONTHS = MONTH_NAMES.join('|');

/** The spaces within a date, an amount or a count, and before the number of an article: no line ends there. */
const UNBREAKABLE_SPACES = [
  new RegExp(`(?<=\\d\\.?) (?=${MONTHS}|TL|gün|iş günü|ay|yıl|saat|kişi|üye|madde|sayılı)`, 'g'),
  new RegExp(`(?<=\\d\\s(?:${MONTHS})) (?=\\d{4})`, 'g'),
  /(?<=yüzde|Madde|No\.) (?=\d)/g,
];

/** Takes text as it is typed, gives it as it is set: curly quotes, dashes, and spaces at which no line ends. */
export function typeset(text: string): string {
  const marked = text
    .replaceAll("'", '’')
    .replace(/"([^"]*)"/g, '“$1”')
    .replaceAll(' - ', ' – ');
  return UNBREAKABLE_SPACES.reduce((line, space) => line.replace(space, NO_BREAK_SPACE), marked);
}
