export const alumniTexts = {
  newsTitle: 'MEZUNLARDAN HABERLER',
  newsLead: 'Yeni kitaplar, ödüller, uzak denizler: aramızdan çıkanların yolculukları.',
} as const;
