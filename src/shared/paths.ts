/** Every address of the site, in the spelling that routes and links share. A path with a parameter is written with ':'. */
export const paths = {
  home: '/',
  announcements: '/duyurular',
  announcement: '/duyurular/:param',
  events: '/duyurular/etkinlikler',
  event: '/duyurular/etkinlikler/:slug',
  calendar: '/duyurular/takvim',
  bulletins: '/duyurular/bulten-arsivi',
  alumni: '/mezunlarimiz',
  alumniNews: '/mezunlarimiz/mezunlardan-haberler',
  alumniNewsItem: '/mezunlarimiz/mezunlardan-haberler/:slug',
  awards: '/mezunlarimiz/basari-onur-odulleri',
  search: '/arama',
  login: '/giris',
  admin: '/admin',
} as const;
