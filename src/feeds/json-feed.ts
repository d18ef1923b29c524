import { feedTexts } from '../content/shell/feeds';
import { istanbulIso } from '../lib/dates/istanbul-time';
import { feedPaths } from '../lib/paths/feed-paths';
import type { FeedItem } from './feed-items';

/** Returns the JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) of items, newest first. `name` is the association's. */
export function writeJsonFeed(items: readonly FeedItem[], origin: string, name: string): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: name,
    home_page_url: `${origin}/`,
    feed_url: origin + feedPaths.json,
    description: feedTexts.description(name),
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    authors: [{ name, url: `${origin}/` }],
    language: 'tr',
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      ...(item.image !== null && { image: item.image }),
      date_published: istanbulIso(item.publishedAt),
      date_modified: istanbulIso(item.changedAt),
      tags: [item.kind],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
