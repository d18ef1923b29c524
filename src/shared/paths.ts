/** Every address of the site, in the spelling that routes and links share. A path with a parameter is written with ':'. */
export const paths = {
  home: '/',
  announcements: '/duyurular',
  announcement: '/duyurular/:param',
  search: '/arama',
  login: '/giris',
  admin: '/admin',
} as const;
