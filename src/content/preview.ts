/** Words of the page that shows the back office's previews. */
export const previewTexts = {
  title: 'Önizleme',
  closed: 'Bu sayfada yalnızca yönetim panelinde doldurulan formların önizlemesi görünür.',
  incomplete: 'Önizleme, zorunlu alanlar dolunca burada görünecek.',
  untitled: 'Başlıksız',
} as const;
