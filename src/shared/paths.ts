/** Every address of the site, in the spelling that routes and links share. A path with a parameter is written with ':'. */
export const paths = {
  home: '/',
  announcements: '/duyurular',
  announcement: '/duyurular/:param',
  events: '/duyurular/etkinlikler',
  event: '/duyurular/etkinlikler/:slug',
  calendar: '/duyurular/takvim',
  search: '/arama',
  login: '/giris',
  admin: '/admin',
} as const;
