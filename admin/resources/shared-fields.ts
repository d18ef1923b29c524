/** The cover of a PDF, and whether visitors search its pages. */
export const PDF_PARTS = [
  {
    name: 'cover_url',
    kind: 'image',
    label: 'Kapak',
    help: 'PDF seçilince ilk sayfası kapak olur. İsterseniz başka bir resim koyun; kapaksız da olur.',
  },
  {
    name: 'is_searchable',
    kind: 'boolean',
    label: 'İçinde arama',
    help: 'Açıkken sitenin araması bu PDF’in sayfalarını da bulur. Kapatınca sayfalar aramadan hemen çıkar; PDF sitede kalır.',
    default: true,
  },
] as const;

/** Whether a row stands first on the home page, and until when. */
export const FEATURED = [
  { name: 'featured_home', kind: 'boolean', label: 'Ana sayfada öne çıkar', heading: 'Öne çıkan' },
  {
    name: 'featured_until',
    kind: 'datetime',
    label: 'Öne çıkma bitişi',
    help: 'Boş bırakılırsa siz kapatana kadar önde kalır.',
    shownWhen: 'featured_home',
  },
] as const;
