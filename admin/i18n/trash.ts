/** The texts of the trash, where rows of all resources meet. */
export const trashTexts = {
  title: 'Çöp kutusu',
  help: 'Silinenler burada 30 gün durur, sonra dosyalarıyla birlikte kalıcı olarak silinir.',
  empty: 'Çöp kutusu boş.',
  emptyHelp: 'Sildikleriniz burada 30 gün durur; bu süre içinde geri getirebilirsiniz.',
  emptySearch: (term: string) => `Silinenler arasında “${term}” bulunamadı.`,
  failed: 'Çöp kutusu okunamadı',
  loading: 'Yükleniyor…',
  searchLabel: 'Çöp kutusunda ara',
  /** Older ones follow on the next page. */
  found: (count: number, isAll: boolean) =>
    isAll ? `Silinmiş ${count} içerik` : `En son silinen ${count} içerik`,
  older: 'Daha eskileri göster',
  columns: { title: 'Başlık', section: 'Bölüm', deleted: 'Silen', left: 'Kalan süre' },
  daysLeft: (days: number) => (days <= 1 ? 'son gün' : `${days} gün kaldı`),
  selected: (count: number) => `${count} içerik seçildi`,
  restore: 'Geri getir',
  restoreRow: (title: string) => `Geri getir: ${title}`,
  restoreSelected: 'Seçilenleri geri getir',
  show: 'Göster',
  showRow: (title: string) => `Göster: ${title}`,
  showFailed: 'İçeriği okunamadı',
  preview: 'Sitede böyle görünüyordu.',
  restoredMany: (count: number) => `${count} içerik geri getirildi.`,
  otherAddress: (title: string, address: string) =>
    `“${title}”: Eski adresi başka bir sayfada olduğu için yeni adresi ${address}`,
  /** Beside the row. */
  refused: (reason: string) => `Geri getirilemedi: ${reason}`,
} as const;
