/** The texts of the preview and of the excerpt guide. */
export const previewTexts = {
  title: 'Önizleme',
  open: 'Önizle',
  close: 'Önizlemeyi kapat',
  what: 'Neyin önizlemesi',
  views: { card: 'Kart', page: 'Sayfa', share: 'Paylaşım' },
  device: 'Ekran',
  devices: { phone: 'Telefon', desk: 'Masaüstü' },
  loading: 'Önizleme hazırlanıyor…',
  note: 'Ziyaretçilerin göreceği hâli. Kaydetmeden hiçbir şey yayımlanmaz.',
  guide: {
    count: (written: number, length: number) =>
      `Kartlarda ilk ${length} karakter görünür: ${written}/${length}${written > length ? '; gerisi kesilir.' : ''}`,
    substitute: (text: string) =>
      text === ''
        ? 'Boş bırakırsanız kartlarda metnin başı görünür.'
        : `Boş bırakırsanız kartlarda şu görünür: “${text}”`,
  },
} as const;
