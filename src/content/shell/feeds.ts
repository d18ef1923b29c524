import { feedPaths } from '../../lib/paths/feed-paths';

export const feedTexts = {
  description: (name: string) => `${name} duyuruları, etkinlikleri ve mezunlarından haberler`,
  calendarTitle: (name: string) => `${name} Takvimi`,
  calendarDescription: 'Dernek etkinlikleri ve önemli günler',
  kinds: { announcements: 'Duyuru', events: 'Etkinlik', alumni_news: 'Mezunlardan haber' },
} as const;

/** Returns the feeds that every page's head lists, with the association's name in their titles. */
export function feeds(name: string) {
  return [
    { path: feedPaths.rss, type: 'application/rss+xml', title: `${name} (RSS)` },
    { path: feedPaths.json, type: 'application/feed+json', title: `${name} (JSON Feed)` },
    { path: feedPaths.calendar, type: 'text/calendar', title: feedTexts.calendarTitle(name) },
  ];
}
