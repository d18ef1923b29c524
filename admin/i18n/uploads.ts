/** The sentences about files on their way into the bucket. */
export const uploadTexts = {
  waiting: 'Sırada bekliyor…',
  sending: (percent: number) => `Yükleniyor: %${percent}`,
  progress: (name: string) => `${name} yükleniyor`,
  cancel: 'İptal',
  retry: 'Tekrar dene',
  tooLarge: 'Dosya çok büyük; en fazla 15 MB olabilir.',
  wrongContent: 'Sunucu bu dosya türünü kabul etmiyor.',
} as const;
