/** Texts of the preview page. */
export const previewTexts = {
  title: 'Önizleme',
  closed: 'Bu sayfada yalnızca yönetim panelinde doldurulan formların önizlemesi görünür.',
  incomplete: 'Önizleme, zorunlu alanlar dolunca burada görünecek.',
  untitled: 'Başlıksız',
  withoutPage: 'Bu haberin kendi sayfası yok; karta tıklayanlar doğrudan kaynağı açar.',
  share: {
    message: 'WhatsApp’ta',
    feed: 'Facebook’ta',
    result: 'Google’da',
    note: 'Resim yayımlanırken kapağın en dikkat çeken yerine göre kırpılır; kesim burada gördüğünüzden biraz farklı olabilir.',
  },
} as const;
