/**
 * What visitors type, in small letters and without marks, and the words that the site uses for it. The search finds both.
 * A word is replaced wherever it stands, several words only if they are all that was typed. Add a line when people ask for
 * something that they should have found.
 */
export const searchSynonyms: Readonly<Record<string, string>> = {
  adres: 'iletişim',
  ajanda: 'takvim',
  borc: 'aidat',
  'denetim kurulu': 'yönetim kurulu',
  dergi: 'bülten',
  eft: 'aidat',
  eposta: 'iletişim',
  'e posta': 'iletişim',
  fiyat: 'aidat',
  harita: 'iletişim',
  havale: 'aidat',
  'hesap numarasi': 'IBAN',
  indirim: 'avantaj',
  kampanya: 'avantaj',
  kayit: 'üye',
  mail: 'iletişim',
  nizamname: 'tüzük',
  odenti: 'aidat',
  pilav: 'mezunlar günü',
  program: 'takvim',
  roman: 'edebiyat',
  telefon: 'iletişim',
  ucret: 'aidat',
  'uye ol': 'nasıl üye olunur',
  uyelik: 'nasıl üye olunur',
  yonetmelik: 'tüzük',
};
