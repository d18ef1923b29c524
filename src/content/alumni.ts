/** Words of the alumni pages that no other page shares. */
export const alumniTexts = {
  newsTitle: 'MEZUNLARDAN HABERLER',
  newsLead: 'Yeni kitaplar, ödüller, uzak denizler: aramızdan çıkanların yolculukları.',
} as const;
