import { feedPaths } from '../../lib/paths/feed-paths';
import { site } from '../site';

/** Texts of the feeds and of the links to them. */
export const feedTexts = {
  title: site.name,
  description: `${site.name} duyuruları, etkinlikleri ve mezunlarından haberler`,
  calendarTitle: `${site.name} Takvimi`,
  calendarDescription: 'Dernek etkinlikleri ve önemli günler',
  kinds: { announcements: 'Duyuru', events: 'Etkinlik', alumni_news: 'Mezunlardan haber' },
} as const;

/** The feeds that every page's head lists. */
export const feeds = [
  { path: feedPaths.rss, type: 'application/rss+xml', title: `${site.name} (RSS)` },
  { path: feedPaths.json, type: 'application/feed+json', title: `${site.name} (JSON Feed)` },
  { path: feedPaths.calendar, type: 'text/calendar', title: feedTexts.calendarTitle },
] as const;
