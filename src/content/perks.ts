export const perksTexts = {
  title: 'ÜYELERE AVANTAJLAR',
  line: 'Mezunlarımız iş yerlerinde üyelerimize indirim yapıyor.',
  categories: 'Avantaj türleri',
  filter: 'Avantajları filtrele',
  city: 'Şehir',
  everyCity: 'Tüm şehirler',
  searchPlaceholder: 'Firma, indirim, semt',
  count: (shown: number, total: number) =>
    shown === total ? `${total} avantaj` : `${total} avantajdan ${shown} tanesi`,
  noneMatch: 'Bu seçime uyan avantaj yok.',
  showAll: 'Tüm avantajları göster',
  alumnus: (name: string) => `Mezunumuz: ${name}`,
  /** The link to a page of this site; other sites are named by their host. */
  website: 'Ayrıntılar',
  code: 'İndirim kodu',
  copyCode: (code: string, business: string) => `${business} indirim kodunu kopyala: ${code}`,
} as const;
