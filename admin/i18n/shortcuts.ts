/** The texts of the keyboard shortcuts that '?' lists. */
export const shortcutTexts = {
  title: 'Klavye kısayolları',
  single: 'Tek tuşlu kısayollar',
  singleHelp:
    'Sesle yazıyor ya da kısayollara yanlışlıkla basıyorsanız kapatın; Ctrl ile basılanlar çalışmayı sürdürür.',
  then: 'sonra',
  keys: {
    search: 'Her yerde ara ya da bir sekmeye git',
    listSearch: 'Bulunduğunuz listede ara',
    create: 'Bulunduğunuz listeye yenisini ekle',
    save: 'Açık formu kaydet',
    undo: 'Az önce yaptığınızı geri al (“Geri al” düğmesi görünürken)',
    close: 'Açık pencereyi ya da arama sonuçlarını kapat',
    help: 'Bu listeyi göster',
    tab: (title: string) => `${title} sekmesine git`,
  },
} as const;
