/** The sentences of albums, documents and pictures in texts. */
export const mediaTexts = {
  upload: {
    preparing: 'Hazırlanıyor…',
    sending: (percent: number) => `Yükleniyor: %${percent}`,
    finishing: 'Tamamlanıyor…',
    cancelFile: (name: string) => `İptal: ${name}`,
    retryFile: (name: string) => `Tekrar dene: ${name}`,
    dismiss: 'Kapat',
    dismissFile: (name: string) => `Kapat: ${name}`,
  },
  body: {
    picture: 'Resim',
    foreign: 'Yapıştırılan metindeki resimler alınmadı. Resmi dosya olarak ekleyin.',
    description: 'Resmin açıklaması',
    descriptionHint: 'Göremeyenler için: resimde ne var?',
    decorative: 'Anlamı yok, süs',
    remove: 'Resmi kaldır',
    done: 'Tamam',
  },
  pdf: {
    choose: 'PDF seç',
    replace: 'Değiştir',
    remove: 'Kaldır',
    open: 'PDF’yi aç',
    openLabel: 'PDF’yi aç (yeni sekmede)',
    hint: (megabytes: number) => `Dosyayı buraya sürükleyip bırakabilirsiniz. En fazla ${megabytes} MB.`,
    pages: (count: number) => `${count} sayfa`,
    missing: 'Bu dosyaya ulaşılamıyor. PDF’yi yeniden yükleyin.',
    empty: 'Bu dosya boş.',
    image: 'Bu dosya bir resim, PDF değil. Belgeyi PDF olarak kaydedip onu seçin.',
    other:
      'Bu dosya bir PDF değil. Word gibi bir programda “Farklı kaydet › PDF” ile kaydedip yeniden deneyin.',
    cut: 'PDF’nin sonu eksik; dosya yarım inmiş ya da bozulmuş olabilir. Yeniden indirip bir daha deneyin.',
    broken: 'Bu PDF açılamadı; dosya bozulmuş olabilir. Yeniden kaydedip bir daha deneyin.',
    locked: 'Bu PDF parolayla korunuyor, ziyaretçiler açamaz. Parolasız kaydedip yeniden deneyin.',
    tooLarge: (megabytes: number) =>
      `PDF ${megabytes} MB’den büyük. “Dosya boyutunu küçült” seçeneğiyle kaydedip yeniden deneyin.`,
  },
} as const;
