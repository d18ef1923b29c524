import { lowerFirst } from '../../src/lib/text/turkish';

/** Above this the database estimates. It is the row limit of hosted Supabase and of supabase/config.toml. */
const COUNTED_ROWS = 1000;
/** A formatter created here would load the browser's number data before the first list is requested. */
const ABOUT: Intl.NumberFormatOptions = { maximumSignificantDigits: 2 };

/** Returns a row count in words, marked as approximate where the database estimates it. */
export function countWords(count: number): string {
  return count > COUNTED_ROWS ? `yaklaşık ${count.toLocaleString('tr', ABOUT)}` : String(count);
}

/** Returns a row count with a resource's label for one: '3 duyuru', '1 takvim kaydı'. */
export function countRows(count: number, one: string): string {
  return `${countWords(count)} ${lowerFirst(one)}`;
}
