import { writeCalendar } from '../../feeds/calendar-file';
import { feedItems, type FeedOrigins } from '../../feeds/feed-items';
import { writeJsonFeed } from '../../feeds/json-feed';
import { writeRobots } from '../../feeds/robots';
import { writeRss } from '../../feeds/rss';
import type { SiteFile } from '../../feeds/site-file';
import { SITEMAP_PATH, writeSitemap } from '../../feeds/sitemap';
import { writeWebManifest } from '../../feeds/web-manifest';
import type { PublicDatabase } from '../../lib/database/public-database';
import { readSettings } from '../../lib/database/settings';
import { feedPaths } from '../../lib/paths/feed-paths';
import { COLOURS } from '../../sharing/share-design';
import { REVALIDATED, UNAVAILABLE } from '../cache/cached-response';
import type { PictureLength } from './picture-lengths';
import { readCalendarRows, readFeedRows, readSitemapRows } from './site-rows';

export interface SiteFileSource extends FeedOrigins {
  database: PublicDatabase;
  pictureLength: PictureLength;
}

/** Responds with a file made from the current rows; null if the address is no file of the site. */
export async function answerSiteFile(
  pathname: string,
  source: SiteFileSource,
  onError: (error: unknown) => void,
): Promise<Response | null> {
  const group = siteFileGroups.find(({ owns }) => owns(pathname));
  if (!group) return null;
  try {
    const file = (await group.write(source)).find(({ path }) => path === pathname);
    if (!file) return null;
    const headers = { 'content-type': `${file.type}; charset=utf-8`, 'cache-control': REVALIDATED };
    return new Response(file.content, { headers });
  } catch (error) {
    onError(error);
    return new Response('Service unavailable', { status: 503, headers: UNAVAILABLE });
  }
}

/** Files that are made from the same rows. */
export interface SiteFileGroup {
  owns: (path: string) => boolean;
  write: (source: SiteFileSource) => Promise<SiteFile[]>;
}

const FEEDS: readonly string[] = [feedPaths.rss, feedPaths.json];

/** Every generated file that is not a page. The server responds with them; a static build writes all of them. */
export const siteFileGroups: readonly SiteFileGroup[] = [
  {
    owns: (path) => path === feedPaths.robots,
    write: ({ origin }) =>
      Promise.resolve([{ path: feedPaths.robots, type: 'text/plain', content: writeRobots(origin) }]),
  },
  {
    owns: (path) => path === feedPaths.manifest,
    write: async ({ database }) => {
      const colours = { background: COLOURS.paper, theme: COLOURS.veil };
      const content = writeWebManifest(await readSettings(database), colours);
      return [{ path: feedPaths.manifest, type: 'application/manifest+json', content }];
    },
  },
  {
    owns: (path) => SITEMAP_PATH.test(path),
    write: async ({ database, origin }) => writeSitemap(await readSitemapRows(database), origin),
  },
  {
    owns: (path) => FEEDS.includes(path),
    write: async ({ database, pictureLength, ...origins }) => {
      const { association_name: name } = await readSettings(database);
      const items = await Promise.all(
        feedItems(await readFeedRows(database), origins).map(async (item) => ({
          ...item,
          imageBytes: item.image === null ? null : await pictureLength(item.image, origins),
        })),
      );
      return [
        { path: feedPaths.rss, type: 'application/rss+xml', content: writeRss(items, origins.origin, name) },
        {
          path: feedPaths.json,
          type: 'application/feed+json',
          content: writeJsonFeed(items, origins.origin, name),
        },
      ];
    },
  },
  {
    owns: (path) => path === feedPaths.calendar,
    write: async ({ database, origin }) => {
      const [rows, settings] = await Promise.all([readCalendarRows(database), readSettings(database)]);
      const content = writeCalendar(rows, origin, settings.association_name);
      return [{ path: feedPaths.calendar, type: 'text/calendar', content }];
    },
  },
];
