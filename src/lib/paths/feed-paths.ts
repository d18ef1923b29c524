/** The files for feed readers, calendars and search engines. */
export const feedPaths = {
  rss: '/rss.xml',
  json: '/duyurular.json',
  calendar: '/takvim.ics',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
} as const;
