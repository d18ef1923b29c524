import { feedPaths } from '../../lib/paths/feed-paths';
import { site } from '../site';

/** Words of the feeds, and of the links that lead to them. */
export const feedTexts = {
  title: site.name,
  description: `${site.name} duyuruları, etkinlikleri ve mezunlarından haberler`,
  calendarTitle: `${site.name} Takvimi`,
  calendarDescription: 'Dernek etkinlikleri ve önemli günler',
  kinds: { announcements: 'Duyuru', events: 'Etkinlik', alumni_news: 'Mezunlardan haber' },
  cancelled: (title: string) => `İptal: ${title}`,
} as const;

/** What can be subscribed to, as every page names it to those who look for feeds. */
export const feeds = [
  { path: feedPaths.rss, type: 'application/rss+xml', title: `${site.name} (RSS)` },
  { path: feedPaths.json, type: 'application/feed+json', title: `${site.name} (JSON Feed)` },
  { path: feedPaths.calendar, type: 'text/calendar', title: feedTexts.calendarTitle },
] as const;
