/** Beyond as many as hosted Supabase gives at once, and supabase/config.toml says, the database estimates. */
const COUNTED_ROWS = 1000;
const ABOUT = new Intl.NumberFormat('tr', { maximumSignificantDigits: 2 });

/** Takes how many rows there are, as the database says; gives the number in words that promise no more than it knows. */
export function countWords(count: number): string {
  return count > COUNTED_ROWS ? `yaklaşık ${ABOUT.format(count)}` : String(count);
}
