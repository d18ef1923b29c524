/** Amounts are whole kuruş: fractions of a lira do not add up in floating point. */
const KURUS_PER_LIRA = 100;

/** What the payment provider's cut of 5% asks for on top, in percent (specification, section 9). */
const PROVIDER_PERCENT = 105;

/** The largest amount that is reckoned with, in kuruş: whoever types more has slipped on a key. */
const LARGEST_AMOUNT = 1_000_000 * KURUS_PER_LIRA;

/** Membership fees in kuruş (specification, sections 5 and 9). */
export const dues = {
  entryFee: 20 * KURUS_PER_LIRA,
  annual: { year: 2025, amount: 450 * KURUS_PER_LIRA },
} as const;

/** Takes an amount in kuruş, gives what is paid for it online: 1.05 times as much, rounded to the kuruş. */
export function onlineAmount(amount: number): number {
  return Math.round((amount * PROVIDER_PERCENT) / 100);
}

/**
 * Takes an amount in lira as people type it ('450', '1.250,50', '472.5 TL', or '450,' on the way there), gives kuruş; null
 * if it is no amount above zero, or above a million lira. A dot before three digits groups thousands, any other one parts
 * the kuruş.
 */
export function parseLira(text: string): number | null {
  const match = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{0,2}))?$/.exec(text.replace(/\s|TL|₺/gi, ''));
  if (!match) return null;
  const [, lira = '', kurus = ''] = match;
  const amount = Number(lira.replaceAll('.', '')) * KURUS_PER_LIRA + Number(kurus.padEnd(2, '0'));
  return amount > 0 && amount <= LARGEST_AMOUNT ? amount : null;
}

/** Takes kuruş, gives lira as they are written: '450', '1.250,50'. */
export function formatAmount(amount: number): string {
  const digits = amount % KURUS_PER_LIRA === 0 ? 0 : 2;
  return (amount / KURUS_PER_LIRA).toLocaleString('tr-TR', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Takes kuruş, gives '450 TL' or '472,50 TL', with a space that does not break. */
export function formatLira(amount: number): string {
  return `${formatAmount(amount)}\u00a0TL`;
}

/** Takes an IBAN with or without spaces, gives it in groups of four, as it is printed; it breaks between groups. */
export function groupIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ');
}
