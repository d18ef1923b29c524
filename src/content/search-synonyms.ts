/**
 * What visitors type, in small letters, and the words that the site uses for it. The search finds both, and a misspelt
 * word may mean one of these. A word is replaced wherever it stands, several words only if they are all that was typed.
 * Add a line when people ask for something that they should have found.
 */
export const searchSynonyms: Readonly<Record<string, string>> = {
  adres: 'iletişim',
  ajanda: 'takvim',
  borç: 'aidat',
  'denetim kurulu': 'yönetim kurulu',
  'dernek adresi': 'iletişim adresleri',
  dergi: 'bülten',
  duyuru: 'duyurular',
  eft: 'aidat',
  eposta: 'iletişim',
  'e posta': 'iletişim',
  fiyat: 'aidat',
  harita: 'iletişim',
  havale: 'aidat',
  'hesap numarası': 'IBAN',
  indirim: 'avantaj',
  kampanya: 'avantaj',
  kayıt: 'üye',
  mail: 'iletişim',
  nizamname: 'tüzük',
  ödenti: 'aidat',
  pilav: 'mezunlar günü',
  program: 'takvim',
  roman: 'edebiyat',
  telefon: 'iletişim',
  ücret: 'aidat',
  'üye ol': 'nasıl üye olunur',
  'üye olurum': 'nasıl üye olunur',
  üyelik: 'nasıl üye olunur',
  'üyelik ücreti': 'üyelik aidatı',
  yönetmelik: 'tüzük',
};

/** The words of a question, which say nothing of what is looked for: “aidat ne kadar”, “başkan kim”. In small letters. */
export const questionWords: readonly string[] = [
  'hangi',
  'kaç',
  'kadar',
  'kim',
  'kimdir',
  'kimler',
  'nasıl',
  'ne',
  'neden',
  'nedir',
  'nerede',
  'no',
  'numarası',
  'var',
  'zaman',
];
