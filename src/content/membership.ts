export const whyJoinTexts = {
  title: 'NEDEN ÜYE OLMALIYIZ?',
  line: 'Okul bitti, arkadaşlık sürüyor.',
  intro:
    'Derneği üyelerinin aidatı ve emeği yaşatır. Çok zaman ayırmanız gerekmez; yılda bir buluşmaya gelmeniz bile bizi sevindirir.',
  benefitsTitle: 'Üyeliğin on iki iyi yanı',
  howToJoin: 'Nasıl üye olunur?',
  perks: 'Üyelere avantajlar',
} as const;

export const benefits: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'Eski dostlar', text: 'Sınıf arkadaşlarınızı bulur, dönem buluşmalarından haberdar olursunuz.' },
  {
    title: 'Mezunlar Günü',
    text: 'Her 20 Ocak’ta okula döner, plaket töreninde arkadaşlarınızı alkışlarsınız.',
  },
  { title: 'Burslara katkı', text: 'Aidatınız ve bağışınız, bir öğrencinin okumasına doğrudan destek olur.' },
  { title: 'Gençlere yol göstermek', text: 'Mentorluk programında deneyiminizi öğrencilerle paylaşırsınız.' },
  { title: 'Meslek ağı', text: 'Kendi alanınızdaki mezunlara ulaşır, iş ve staj ilanlarını paylaşırsınız.' },
  { title: 'Etkinlikler', text: 'Söyleşi, konser, gezi ve kitap kulübüne öncelikle çağrılırsınız.' },
  { title: 'Üye avantajları', text: 'Mezunlarımızın iş yerlerinde size özel indirimlerden yararlanırsınız.' },
  { title: 'Üye İletişim Platformu', text: 'Üyelere açık rehberde aradığınız mezunu kolayca bulursunuz.' },
  { title: 'Bülten', text: 'Derneğin ve mezunların haberleri düzenli olarak size ulaşır.' },
  { title: 'Fransızca ile bağ', text: 'Dil kulübü ve film akşamlarıyla Fransızcanız paslanmaz.' },
  { title: 'Söz hakkı', text: 'Genel kurulda oy kullanır, derneğin organlarına aday olabilirsiniz.' },
  { title: 'Okulun belleği', text: 'Arşive kattığınız bir fotoğraf, okulun hikâyesini tamamlar.' },
];

export const howToJoinTexts = {
  title: 'NASIL ÜYE OLUNUR?',
  line: 'Formu siz doldurursunuz, yönetim kurulu en çok 30 gün içinde karar verir.',
  whoTitle: 'Kimler üye olabilir?',
  who: 'Okulumuzdan mezun olan ya da okulumuzda en az bir öğretim yılı okuyan herkes başvurabilir.',
  stepsTitle: 'Başvurunun adımları',
  apply: 'Üyelik formunu aç',
  askForForm: 'Üyelik formu için bizimle iletişime geçin.',
  toContact: 'İletişim adreslerimiz',
  feesTitle: 'İlk ödemenin tutarı',
  toDues: 'Hesap bilgileri',
  toBylaws: 'Üyelik koşulları dernek tüzüğünde',
} as const;

export const joiningSteps: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Formu doldurun',
    text: 'Üyelik formu yeni sekmede açılır; doldurmak birkaç dakika sürer.',
  },
  {
    title: 'Yönetim kurulu onaylasın',
    text: 'Kurul, başvurunuzu en çok 30 gün içinde karara bağlar.',
  },
  {
    title: 'Kaydınız yapılsın',
    text: 'Onaydan sonra üyeliğiniz devletin dernek kayıtlarına (Dernekler Bilgi Sistemi) işlenir.',
  },
  {
    title: 'E-postanızı bekleyin',
    text: 'Kaydınız tamamlanınca üyelik bilgileriniz e-postayla gönderilir.',
  },
  {
    title: 'İlk ödemeyi yapın',
    text: 'İlk ödeme banka havalesiyle yapılır; sonraki yıllarda kartla da ödeyebilirsiniz.',
  },
];

export const membershipFeeTexts = {
  title: 'ÜYELİK AİDATI',
  line: 'Aidatın tutarını ve nereye harcandığını burada bulabilirsiniz.',
  feesTitle: 'Ücretler',
  useTitle: 'Aidatınız nereye gider?',
  use: [
    'Aidatlar derneğin en düzenli geliridir. Burs fonuna, ödüllere, Mezunlar Günü’ne ve bültenimize harcanır; gelir ve giderler denetim kurulunun raporuyla genel kurula sunulur.',
    'Yıllık aidatın ve giriş ödentisinin tutarını genel kurul belirler.',
  ],
  payTitle: 'Nasıl ödenir?',
  pay: 'Kartla, havaleyle ya da EFT’yle ödeyebilirsiniz; giriş ödentisi ve ilk aidat yalnızca banka havalesiyle ödenir.',
  toDues: 'Aidat ödeme',
  toRefunds: 'İptal ve iade şartları',
} as const;
