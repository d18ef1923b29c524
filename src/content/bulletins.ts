/** Texts of the bulletin archive. */
export const bulletinTexts = {
  title: 'BÜLTEN ARŞİVİ',
  lead: '2009’dan bugüne dernekten haberler.',
  years: 'Yıllara göre bültenler',
  yearHeading: (year: number) => `${year} bültenleri`,
  bulletin: 'bülteni',
  download: (name: string) => `${name} bültenini indir`,
  fileKind: 'PDF',
} as const;
