/** The text for a decorative picture. */
export const DECORATIVE = 'Yalnızca süs; açıklama gerekmez';

/** The texts of uploads, of preparing pictures, and of describing them. */
export const uploadTexts = {
  waiting: 'Sırada bekliyor…',
  progress: (label: string) => `${label} yükleniyor`,
  cancel: 'İptal',
  retry: 'Yeniden dene',
  tooLarge: 'Dosya çok büyük. Resimler en çok 15 MB, PDF’ler en çok 50 MB olabilir.',
  tooMany: 'Aynı anda çok fazla dosya yükleniyor. Biraz sonra yeniden deneyin.',
  wrongContent: 'Sunucu bu dosya türünü kabul etmiyor.',
  picture: {
    hint: 'Sürükleyip bırakabilir ya da yapıştırabilirsiniz.',
    flattened: 'Bu resim hareketliydi. Sitede hareketli resim göstermiyoruz, yalnızca ilk karesi yüklendi.',
  },
  crop: {
    title: 'Resmi kırp',
    help: 'Resim sitede bu çerçevenin oranında görünür. Çerçeveye girecek yeri resmi sürükleyerek ya da ok tuşlarıyla seçin.',
    area: 'Kırpma alanı: ok tuşlarıyla kaydırın',
    zoom: 'Yakınlaştırma',
    apply: 'Kırp',
    skip: 'Kırpmadan kullan',
    cancel: 'Vazgeç',
  },
  alt: {
    placeholder: 'Resmi göremeyen biri için bir cümle',
    decorative: DECORATIVE,
    changed: 'Resim değişti. Bu açıklama yeni resme uyuyor mu?',
    stillFits: 'Uyuyor',
  },
} as const;
