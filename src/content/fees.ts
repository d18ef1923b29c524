/** Amounts are whole kuruş, because fractions of a lira do not add up in floating point. */
const KURUS_PER_LIRA = 100;

/** The largest accepted amount in kuruş. More is a typing error. */
const LARGEST_AMOUNT = 1_000_000 * KURUS_PER_LIRA;

/** The membership fees of a year, in kuruş. */
export interface Fees {
  readonly year: number;
  readonly annual: number;
  /** 0 if nothing is paid at entry. */
  readonly entry: number;
  readonly note: string | null;
}

/** Returns an amount in lira, as the database has it, in kuruş. */
export function kurusOf(lira: number): number {
  return Math.round(lira * KURUS_PER_LIRA);
}

/** Returns the online price of an amount, both in kuruş: it adds what the payment provider deducts, in percent. */
export function onlineAmount(amount: number, percent: number): number {
  return Math.round((amount * (100 + percent)) / 100);
}

/**
 * Parses an amount in lira as people type it ('450', '1.250,50', '472.5 TL', or the unfinished '450,'). Returns kuruş,
 * or null unless it is above zero and at most a million lira. A dot before three digits groups thousands; any other dot
 * is a decimal separator.
 */
export function parseLira(text: string): number | null {
  const match = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{0,2}))?$/.exec(text.replace(/\s|TL|₺/gi, ''));
  if (!match) return null;
  const [, lira = '', kurus = ''] = match;
  const amount = Number(lira.replaceAll('.', '')) * KURUS_PER_LIRA + Number(kurus.padEnd(2, '0'));
  return amount > 0 && amount <= LARGEST_AMOUNT ? amount : null;
}

/** Formats kuruş as lira: '450', '1.250,50'. */
export function formatAmount(amount: number): string {
  const digits = amount % KURUS_PER_LIRA === 0 ? 0 : 2;
  return (amount / KURUS_PER_LIRA).toLocaleString('tr-TR', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Formats kuruş as '450 TL' or '472,50 TL', with a no-break space. */
export function formatLira(amount: number): string {
  return `${formatAmount(amount)}\u00a0TL`;
}
