const KINDS = {
  page: 'Sayfalar',
  announcement: 'Duyurular',
  event: 'Etkinlikler',
  news: 'Mezunlardan Haberler',
  calendar: 'Takvim',
  perk: 'Üyelere Avantajlar',
  bulletin: 'Bültenler',
  document: 'Bültenlerin İçinde',
  member: 'Kurul Üyeleri',
  recipient: 'Ödül Alan Mezunlar',
  book: 'Ödüllü Kitaplar',
} as const;

export const searchTexts = {
  title: 'ARAMA',
  pageTitle: (term: string) => `Arama: ${term}`,
  field: 'Aranacak sözcükler',
  invitation: 'Duyurularda, etkinliklerde, haberlerde, takvimde ve sitenin tüm sayfalarında arayabilirsiniz.',
  count: (term: string, found: number, isOpen: boolean) =>
    `“${term}” için ${isOpen ? 'en az ' : ''}${found} sonuç bulundu.`,
  nothing: (term: string) => `“${term}” için sonuç bulunamadı.`,
  hints: [
    'Sözcüklerin yazılışını gözden geçirin; Türkçe harfleri kullanmasanız da olur.',
    'Daha az sözcükle ya da daha genel bir sözcükle arayın.',
    'Sözcükleri eksiz yazın: “ödüllerimizin” yerine “ödül” gibi.',
  ],
  startingPoints: 'Şu sayfalar da işinize yarayabilir',
  kinds: KINDS,
  groupCount: (found: number, isOpen: boolean) => `${found}${isOpen ? '+' : ''}`,
  allOfKind: (kind: keyof typeof KINDS) => `${KINDS[kind]}: tüm sonuçlar`,
  /** The title of a page of a document, with its marks. */
  pageOf: (title: string, page: number) => `${title} · sayfa ${page}`,
  didYouMean: 'Bunu mu demek istediniz:',
  filter: 'Sonuçları filtreleyin',
  kind: 'Tür',
  everyKind: 'Tümü',
  year: 'Yıl',
  everyYear: 'Tüm yıllar',
  suggestions: 'Öneriler',
  suggestionCount: (count: number) => (count === 0 ? 'Öneri yok.' : `${count} öneri var.`),
  allResults: (term: string) => `“${term}” için tüm sonuçlar`,
} as const;
