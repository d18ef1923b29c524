import type { PageMeta } from '../../lib/page-data';
import { paths } from '../../lib/paths/paths';

const HEADS = {
  home: {},
  about: {
    title: 'Hakkımızda',
    description: 'Derneğimizin amacı, gelenekleri, ödülleri ve bursları.',
  },
  history: {
    title: 'Tarihçe',
    description: 'Derneğimizin kuruluşundan bugüne uzanan öyküsü.',
  },
  board: {
    title: 'Yönetim Kurulu',
    description: 'Derneğimizin Yönetim Kurulunun asıl üyeleri ve görevleri.',
  },
  presidentMessage: {
    title: 'Başkanın Mesajı',
    description: 'Yönetim Kurulu Başkanımızın mezunlarımıza ve dostlarımıza mesajı.',
  },
  bylaws: {
    title: 'Dernek Tüzüğü',
    description: 'Derneğimizin tüzüğü: yirmi bir madde ve bir geçici madde.',
  },
  dataProtection: {
    title: 'Kişisel Verilerin Korunması (KVKK)',
    description:
      'Kişisel verilerin korunmasına ilişkin aydınlatma metnimiz: okuyun ya da PDF olarak indirin.',
  },
  schoolFamily: {
    title: 'NDS Ailesi',
    description: 'Okulumuz, vakıf okulları, vakıf, kariyer ağımız ve dünyadaki mezunlarımız.',
  },
  literatureAward: {
    title: 'NDS Edebiyat Ödülü',
    description: '2009’dan bugüne ödül alan kitaplar ve gelecek ödülün koşulları.',
  },
  announcements: {
    title: 'Duyurular',
    description: 'Derneğimizden mezunlarımıza ve okul topluluğumuza güncel duyurular.',
  },
  announcement: { title: 'Duyuru' },
  events: {
    title: 'Etkinlikler',
    description: 'Buluşmalar, konserler, söyleşiler, geziler: derneğimizin yaklaşan ve geçmiş etkinlikleri.',
  },
  event: { title: 'Etkinlik' },
  calendar: {
    title: 'Takvim',
    description: 'Dernek etkinliklerinin ve önemli günlerin ay ay takvimi.',
  },
  bulletins: {
    title: 'Bülten Arşivi',
    description: 'Derneğimizin bugüne dek yayımladığı bültenler: okuyun ya da indirin.',
  },
  bulletinIssue: { title: 'Bülten' },
  alumniNews: {
    title: 'Mezunlardan Haberler',
    description: 'Mezunlarımızın başarıları, kitapları, ödülleri ve yeni yolculukları.',
  },
  alumniNewsItem: { title: 'Haber' },
  awards: {
    title: 'Başarı ve Onur Ödülleri',
    description: '1995’ten bu yana ödül alan mezunlarımız: ada, mesleğe ve NDS yılına göre arayın.',
  },
  addresses: {
    title: 'İletişim Adresleri',
    description: 'Derneğimizin adresi, telefonu, e-postası ve haritadaki yeri.',
  },
  socialMedia: {
    title: 'NDS Sosyal Medya',
    description: 'Derneğimizin resmî Instagram, YouTube ve Facebook hesapları.',
  },
  privacy: {
    title: 'Gizlilik Sözleşmesi',
    description: 'Bu siteyi ziyaret ettiğinizde hangi bilgilerin işlendiği, hangilerinin hiç toplanmadığı.',
  },
  refunds: {
    title: 'İptal ve İade Şartları',
    description:
      'Giriş ödentisi, aidat ve bağış ödemelerinin iptali ve iadesi: koşullar, süreler, başvuru yolu.',
  },
  whyJoin: {
    title: 'Neden Üye Olmalıyız?',
    description: 'Derneğimize üye olmanın on iki iyi yanı: dostluk, dayanışma, burs, buluşmalar.',
  },
  howToJoin: {
    title: 'Nasıl Üye Olunur?',
    description: 'Üyelik başvurusunun adımları: form, onay, kayıt, e-posta ve ilk ödeme.',
  },
  membershipFee: {
    title: 'Üyelik Aidatı',
    description: 'Giriş ödentisi, yıllık aidat ve aidatların nereye harcandığı.',
  },
  perks: {
    title: 'Üyelere Avantajlar',
    description: 'Mezunlarımızın iş yerlerinde dernek üyelerine özel indirimler.',
  },
  dues: {
    title: 'Aidat Ödeme',
    description:
      'Aidatınızı kartla ya da banka yoluyla ödeyin, ödenecek tutarı hesaplayın, borcunuzu öğrenin.',
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

type Heads = { readonly [Name in keyof typeof HEADS]: (typeof HEADS)[Name] & PageMeta };

/** Pages without a description have no address of their own: their rows give it, or nobody is to find them. */
function withPath([name, head]: [string, PageMeta]): [string, PageMeta] {
  const isFound = name === 'home' || (head.description !== undefined && !head.isHidden);
  return [name, isFound ? { ...head, canonicalPath: paths[name as keyof typeof paths] } : head];
}

/** The metadata of the site's pages before any data is read, by the names of their paths. */
export const pageHeads = Object.fromEntries(Object.entries<PageMeta>(HEADS).map(withPath)) as Heads;
