export const eventTexts = {
  coming: 'Yaklaşan etkinlikler',
  past: 'Geçmiş etkinlikler',
  undated: 'Tarihi belirtilmemiş etkinlikler',
  isPast: 'Bu etkinlik sona erdi.',
  addToCalendar: 'Takvime ekle',
  addToGoogle: 'Google Takvim’e ekle',
  gallery: 'Fotoğraflar',
  lightbox: 'Fotoğraf galerisi',
  caption: 'Fotoğrafın açıklaması',
  photo: (number: number, title: string) => `${title}, ${number}. fotoğraf`,
} as const;
