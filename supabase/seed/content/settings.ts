/**
 * Contact data, accounts and addresses of other sites. None of them exists: the place is the Maiden's Tower, and no bank
 * takes an IBAN with these check digits.
 */
export const sampleSettings = {
  address: 'Örnek Mahallesi, Çınaraltı Sokağı No: 0\n34000 İstanbul',
  telephone: '+90 (212) 000 00 00',
  email: 'bilgi@nds-mezunlar.example',
  latitude: 41.02113,
  longitude: 29.00409,
  bank: 'Örnek Bank',
  branch: 'Örnek Şubesi (000)',
  iban: 'TR000000000000000000000000',
  payment_url: 'https://odeme.nds-mezunlar.example/aidat',
  balance_url: 'https://uye.nds-mezunlar.example/bakiye',
  platform_url: 'https://uye.nds-mezunlar.example/',
  application_url: 'https://uye.nds-mezunlar.example/basvuru',
  instagram_url: 'https://instagram.example/nds-mezunlar',
  youtube_url: 'https://youtube.example/nds-mezunlar',
  facebook_url: 'https://facebook.example/nds-mezunlar',
} as const;
