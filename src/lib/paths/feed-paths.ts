/** Where those who come again without a visitor find the site: feed readers, calendars, search engines. */
export const feedPaths = {
  rss: '/rss.xml',
  json: '/duyurular.json',
  calendar: '/takvim.ics',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
} as const;
