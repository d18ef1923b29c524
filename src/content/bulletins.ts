import { sinceYear } from '../lib/text/locative';

export const bulletinTexts = {
  title: 'BÜLTEN ARŞİVİ',
  /** Takes the year of the oldest bulletin. */
  lead: (oldest: number | undefined) =>
    oldest === undefined ? 'Dernekten haberler.' : `${sinceYear(oldest)} bugüne dernekten haberler.`,
  empty: 'Henüz bülten yok.',
  years: 'Yıllara göre bültenler',
  yearHeading: (year: number) => `${year} bültenleri`,
  bulletin: 'bülteni',
  download: (name: string) => `${name} bültenini indir`,
  fileKind: 'PDF',
} as const;
