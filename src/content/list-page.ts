/** Texts of the lists that have pages. `items` is the plural of what a list holds, in lower case. */
export const listPageTexts = {
  pages: 'Sayfalar',
  newer: (items: string) => `Daha yeni ${items}`,
  older: (items: string) => `Daha eski ${items}`,
  present: (page: number) => `${page}. sayfa`,
  titleOf: (title: string, page: number) => `${title}, ${page}. sayfa`,
  missing: (page: number) => `Bu listede ${page}. sayfa yok.`,
  toFirst: 'İlk sayfaya dön',
} as const;
