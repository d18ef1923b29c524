/** The files for feed readers, calendars, search engines and installing the site. */
export const feedPaths = {
  rss: '/rss.xml',
  json: '/duyurular.json',
  calendar: '/takvim.ics',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: '/site.webmanifest',
} as const;
