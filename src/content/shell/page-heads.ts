import type { PageMeta } from '../../lib/page-data';
import { paths } from '../../lib/paths/paths';

/** The metadata of the site's pages before any data is read. */
export const pageHeads = {
  home: { canonicalPath: paths.home },
  about: {
    title: 'Hakkımızda',
    description: 'Derneğimizin amacı, gelenekleri, ödülleri ve bursları.',
    canonicalPath: paths.about,
  },
  history: {
    title: 'Tarihçe',
    description: 'Derneğimizin kuruluşundan bugüne uzanan öyküsü.',
    canonicalPath: paths.history,
  },
  board: {
    title: 'Yönetim Kurulu',
    description: 'Derneğimizin Yönetim Kurulunun asıl üyeleri ve görevleri.',
    canonicalPath: paths.board,
  },
  presidentMessage: {
    title: 'Başkanın Mesajı',
    description: 'Yönetim Kurulu Başkanımızın mezunlarımıza ve dostlarımıza mesajı.',
    canonicalPath: paths.presidentMessage,
  },
  bylaws: {
    title: 'Dernek Tüzüğü',
    description: 'Derneğimizin tüzüğü: yirmi bir madde ve bir geçici madde.',
    canonicalPath: paths.bylaws,
  },
  dataProtection: {
    title: 'Kişisel Verilerin Korunması (KVKK)',
    description:
      'Kişisel verilerin korunmasına ilişkin aydınlatma metnimiz: okuyun ya da PDF olarak indirin.',
    canonicalPath: paths.dataProtection,
  },
  schoolFamily: {
    title: 'NDS Ailesi',
    description: 'Okulumuz, vakıf okulları, vakıf, kariyer ağımız ve dünyadaki mezunlarımız.',
    canonicalPath: paths.schoolFamily,
  },
  literatureAward: {
    title: 'NDS Edebiyat Ödülü',
    description: '2009’dan bugüne ödül alan kitaplar ve gelecek ödülün koşulları.',
    canonicalPath: paths.literatureAward,
  },
  announcements: {
    title: 'Duyurular',
    description: 'Derneğimizden mezunlarımıza ve okul topluluğumuza güncel duyurular.',
    canonicalPath: paths.announcements,
  },
  announcement: { title: 'Duyuru' },
  events: {
    title: 'Etkinlikler',
    description: 'Buluşmalar, konserler, söyleşiler, geziler: derneğimizin yaklaşan ve geçmiş etkinlikleri.',
    canonicalPath: paths.events,
  },
  event: { title: 'Etkinlik' },
  calendar: {
    title: 'Takvim',
    description: 'Dernek etkinliklerinin ve önemli günlerin ay ay takvimi.',
    canonicalPath: paths.calendar,
  },
  bulletins: {
    title: 'Bülten Arşivi',
    description: 'Derneğimizin bugüne dek yayımladığı bültenler: okuyun ya da indirin.',
    canonicalPath: paths.bulletins,
  },
  bulletinIssue: { title: 'Bülten' },
  alumniNews: {
    title: 'Mezunlardan Haberler',
    description: 'Mezunlarımızın başarıları, kitapları, ödülleri ve yeni yolculukları.',
    canonicalPath: paths.alumniNews,
  },
  alumniNewsItem: { title: 'Haber' },
  awards: {
    title: 'Başarı ve Onur Ödülleri',
    description: '1995’ten bu yana ödül alan mezunlarımız: ada, mesleğe ve NDS yılına göre arayın.',
    canonicalPath: paths.awards,
  },
  addresses: {
    title: 'İletişim Adresleri',
    description: 'Derneğimizin adresi, telefonu, e-postası ve haritadaki yeri.',
    canonicalPath: paths.addresses,
  },
  socialMedia: {
    title: 'NDS Sosyal Medya',
    description: 'Derneğimizin resmî Instagram, YouTube ve Facebook hesapları.',
    canonicalPath: paths.socialMedia,
  },
  privacy: {
    title: 'Gizlilik Sözleşmesi',
    description: 'Bu siteyi ziyaret ettiğinizde hangi bilgilerin işlendiği, hangilerinin hiç toplanmadığı.',
    canonicalPath: paths.privacy,
  },
  refunds: {
    title: 'İptal ve İade Şartları',
    description:
      'Giriş ödentisi, aidat ve bağış ödemelerinin iptali ve iadesi: koşullar, süreler, başvuru yolu.',
    canonicalPath: paths.refunds,
  },
  whyJoin: {
    title: 'Neden Üye Olmalıyız?',
    description: 'Derneğimize üye olmanın on iki iyi yanı: dostluk, dayanışma, burs, buluşmalar.',
    canonicalPath: paths.whyJoin,
  },
  howToJoin: {
    title: 'Nasıl Üye Olunur?',
    description: 'Üyelik başvurusunun adımları: form, onay, kayıt, e-posta ve ilk ödeme.',
    canonicalPath: paths.howToJoin,
  },
  membershipFee: {
    title: 'Üyelik Aidatı',
    description: 'Giriş ödentisi, yıllık aidat ve aidatların nereye harcandığı.',
    canonicalPath: paths.membershipFee,
  },
  perks: {
    title: 'Üyelere Avantajlar',
    description: 'Mezunlarımızın iş yerlerinde dernek üyelerine özel indirimler.',
    canonicalPath: paths.perks,
  },
  dues: {
    title: 'Aidat Ödeme',
    description:
      'Aidatınızı kartla ya da banka yoluyla ödeyin, ödenecek tutarı hesaplayın, borcunuzu öğrenin.',
    canonicalPath: paths.dues,
  },
  search: { title: 'Arama', description: 'Sitede arama sonuçları.', isHidden: true },
  offline: {
    title: 'Çevrim Dışı',
    description: 'Bu cihazda kayıtlı sayfalar, internet bağlantısı olmadan.',
    isHidden: true,
  },
  unknown: { title: 'Sayfa bulunamadı', isHidden: true },
  login: { title: 'Yönetici Girişi', isHidden: true },
  admin: { title: 'Yönetim paneli', isHidden: true },
  preview: { title: 'Önizleme', isHidden: true },
  draft: { title: 'Taslak', isHidden: true, imageUrl: null },
} as const satisfies Record<string, PageMeta>;
