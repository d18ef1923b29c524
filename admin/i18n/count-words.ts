import { lowerFirst } from '../../src/lib/text/turkish';

/** Beyond as many as hosted Supabase gives at once, and supabase/config.toml says, the database estimates. */
const COUNTED_ROWS = 1000;
/** Options only: a formatter made here would load the browser's tables of all numbers before the first list is asked for. */
const ABOUT: Intl.NumberFormatOptions = { maximumSignificantDigits: 2 };

/** Takes how many rows there are, as the database says; gives the number in words that promise no more than it knows. */
export function countWords(count: number): string {
  return count > COUNTED_ROWS ? `yaklaşık ${count.toLocaleString('tr', ABOUT)}` : String(count);
}

/** Takes how many rows there are and a resource's label for one; gives both in words: '3 duyuru', '1 takvim kaydı'. */
export function countRows(count: number, one: string): string {
  return `${countWords(count)} ${lowerFirst(one)}`;
}
