/** Every path of the site, used by routes and links. Parameters start with ':'. */
export const paths = {
  home: '/',
  corporate: '/kurumsal',
  about: '/kurumsal/hakkimizda',
  history: '/kurumsal/tarihce',
  board: '/kurumsal/yonetim-kurulu',
  presidentMessage: '/kurumsal/baskanin-mesaji',
  bylaws: '/kurumsal/dernek-tuzugu',
  dataProtection: '/kurumsal/kvkk',
  schoolFamily: '/kurumsal/nds-ailesi',
  literatureAward: '/kurumsal/nds-edebiyat-odulu',
  announcements: '/duyurular',
  announcement: '/duyurular/:param',
  events: '/duyurular/etkinlikler',
  event: '/duyurular/etkinlikler/:slug',
  calendar: '/duyurular/takvim',
  bulletins: '/duyurular/bulten-arsivi',
  bulletinIssue: '/duyurular/bulten-arsivi/:issue',
  alumni: '/mezunlarimiz',
  alumniNews: '/mezunlarimiz/mezunlardan-haberler',
  alumniNewsItem: '/mezunlarimiz/mezunlardan-haberler/:slug',
  awards: '/mezunlarimiz/basari-onur-odulleri',
  membership: '/uyelik',
  whyJoin: '/uyelik/neden-uye-olmaliyiz',
  howToJoin: '/uyelik/nasil-uye-olunur',
  membershipFee: '/uyelik/uyelik-aidati',
  perks: '/uyelik/uyelere-avantajlar',
  dues: '/aidat',
  duesPayment: '/aidat/aidat-odeme',
  contact: '/iletisim',
  addresses: '/iletisim/iletisim-adresleri',
  socialMedia: '/iletisim/nds-sosyal-medya',
  privacy: '/gizlilik-sozlesmesi',
  refunds: '/iptal-iade-sartlari',
  search: '/arama',
  offline: '/cevrimdisi',
  login: '/giris',
  forgotPassword: '/giris/parolami-unuttum',
  newPassword: '/giris/yeni-parola',
  invitation: '/giris/davet',
  emailChange: '/giris/eposta',
  admin: '/admin',
  team: '/admin/ekip',
  account: '/admin/hesap',
  files: '/admin/dosyalar',
  trash: '/admin/cop-kutusu',
  preview: '/onizleme',
  draft: '/taslak/:token',
} as const;

/** Former paths of the sign-in pages, which mails and bookmarks still use. */
export const formerPaths: ReadonlyMap<string, string> = new Map([
  ['/giris/sifremi-unuttum', paths.forgotPassword],
  ['/giris/yeni-sifre', paths.newPassword],
]);

const BACK_OFFICE = new RegExp(`^(?:${paths.admin}|${paths.login})(?:/|$)`);

const SIGN_IN = new RegExp(`^${paths.login}(?:/|$)`);

/** Tells whether a path belongs to the sign-in pages, which share a document. */
export function isSignInPage(pathname: string): boolean {
  return SIGN_IN.test(pathname);
}

const DRAFT = /^\/+taslak\//i;

/** Tells whether a path is that of a draft shown by link, also in a spelling that leads there. It holds the link's secret. */
export function isDraftPath(pathname: string): boolean {
  return DRAFT.test(pathname);
}

/** Returns a path for a log, without the secret of a draft's address. */
export function loggedPath(pathname: string): string {
  return isDraftPath(pathname) ? paths.draft : pathname;
}

/** Tells whether a path belongs to the back office, which has documents of its own. */
export function isBackOffice(pathname: string): boolean {
  return BACK_OFFICE.test(pathname);
}
