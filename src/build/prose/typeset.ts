const NO_BREAK_SPACE = '\u00a0';

/** Words that must not begin a line when a number stands before them. */
const AFTER_NUMBER =
  /(?<=\d\.?) (?=(?:Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık|TL|gün|iş günü|ay|yıl|saat|maddesi|sayılı|kişi|üye))/g;
const MONTH_YEAR =
  /(?<=\d\u00a0(?:Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık)) (?=\d{4})/g;
const SHARE = /(?<=yüzde|Madde|No\.) (?=\d)/g;

/**
 * Takes text as it is typed, gives it as it is set: curly quotes, and spaces that do not break within dates, amounts and
 * counts.
 */
export function typeset(text: string): string {
  return text
    .replace(/(?<=[\p{L}\d])'/gu, '’')
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/ - /g, ' – ')
    .replace(AFTER_NUMBER, NO_BREAK_SPACE)
    .replace(MONTH_YEAR, NO_BREAK_SPACE)
    .replace(SHARE, NO_BREAK_SPACE);
}
