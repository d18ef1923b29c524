/** The sentences of albums, documents and pictures in texts. */
export const mediaTexts = {
  upload: {
    preparing: 'Hazırlanıyor…',
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
} as const;
