/** What the preview beside a form says. */
export const previewTexts = {
  title: 'Önizleme',
  open: 'Önizle',
  close: 'Önizlemeyi kapat',
  what: 'Neyin önizlemesi',
  views: { card: 'Kart', page: 'Sayfa' },
  device: 'Ekran',
  devices: { phone: 'Telefon', desk: 'Masaüstü' },
  loading: 'Önizleme hazırlanıyor…',
  note: 'Ziyaretçilerin göreceği hâli. Kaydetmeden hiçbir şey yayımlanmaz.',
} as const;
