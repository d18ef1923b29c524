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
  /** An issue's name with the month or label first: 'Mart 2024'. */
  issueTitle: (name: string) => `${name} bülteni`,
  issueDescription: (name: string) => `${name} bülteni: okuyun, indirin, içinde arayın.`,
  issueNotFound: 'Böyle bir bülten yok.',
  backToBulletins: 'Bültenlere dön',
  inside: 'İçinde ara',
  searchInsideOf: (name: string) => `İçinde ara: ${name}`,
  searchInside: 'Bu bültende ara',
  notSearchable: 'Bu sayının içinde arama yapılamıyor.',
  searchInsideField: 'Bültende aranacak sözcükler',
  foundPages: (term: string, count: number) =>
    count === 0 ? `Bu bültende “${term}” bulunamadı.` : `“${term}” ${count} sayfada bulundu.`,
  page: (page: number) => `Sayfa ${page}`,
} as const;
