/**
 * What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection), also in the wide and small forms of East Asian
 * keyboards, and behind blanks and letters that nobody sees. A tab is one as well: some programs leave it out.
 */
const BEGINNING =
  /(?:[^\S\r\n\u2028\u2029]|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff])*[=+\-@＝＋－＠﹦﹢﹣﹫]|\t/;
/** A negative number is itself however often it is calculated, and digits in groups cannot be: both stay as they are. */
const NUMBER = /-\d+(?:[.,]\d+)?$|\+\d{1,3}(?: \d{2,4})+$/;

/** Each line of a cell: a program may part them. Apostrophes that were there before count along, so that one more is told from them. */
const DANGEROUS = new RegExp(`^(?!${NUMBER.source})(?='*(?:${BEGINNING.source}))`, 'gm');
const DEFUSED = new RegExp(`^'(?='*(?:${BEGINNING.source}))`, 'gm');

/** Takes a cell's text; gives it with an apostrophe before each line that a spreadsheet would calculate. */
export function defuse(cell: string): string {
  return cell.replace(DANGEROUS, "'");
}

/** Takes a cell's text; gives it without the apostrophes that `defuse` put there, or somebody who knows spreadsheets. */
export function restore(cell: string): string {
  return cell.replace(DEFUSED, '');
}
