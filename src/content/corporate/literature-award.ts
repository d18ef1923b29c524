/** What stands around `literature-award.md`. */
export const literatureAwardTexts = {
  line: '2009’dan bu yana iki dil, bir okuma köprüsü',
  rulesTitle: '2026 ödülünün koşulları',
  winnersTitle: 'Ödül alan kitaplar',
  translatedBy: (translator: string) => `Çeviren: ${translator}`,
  coverAlt: (year: number) => `${year} yılının kitap kapağı`,
} as const;

/** The conditions of the coming award; rewrite them here each year. */
export const rulesOfTheYear = [
  { term: 'Sıra', detail: 'Fransızca yazan ve yapıtı Türkçeye çevrilmiş yazarlarda.' },
  { term: 'Yazar', detail: 'Hayatta olmalı.' },
  {
    term: 'İlk baskı',
    detail: 'Yapıtın Türkçedeki ilk baskısı 1 Nisan 2023 ile 31 Mart 2025 arasında yayımlanmış olmalı.',
  },
  { term: 'Tür', detail: 'Yalnızca düzyazı: roman, öykü, deneme, anı, anlatı.' },
  { term: 'Karar', detail: 'Dokuz üyeli seçici kurul verir.' },
] as const;
