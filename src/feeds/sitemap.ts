import { pageHeads } from '../content/shell/page-heads';
import type { AnnouncementRow, EventRow, NewsRow } from '../lib/database/public-rows';
import { feedPaths } from '../lib/paths/feed-paths';
import { istanbulIso } from '../lib/dates/istanbul-time';
import { leadsToSource } from '../features/alumni-news/alumni-news';
import { alumniNewsPath, announcementPath, eventPath } from '../lib/paths/links';
import { listPagePath, PAGE_SIZES, type PagedPath } from '../lib/paths/list-pages';
import type { PageMeta } from '../lib/page-data';
import { paths } from '../lib/paths/paths';
import type { SiteFile } from './site-file';
import { element, textElement, XML_DECLARATION } from './xml';

type ListName = 'calendar' | 'bulletins' | 'perks' | 'board' | 'awards' | 'literatureAward';

export interface SitemapRows {
  announcements: readonly Pick<AnnouncementRow, 'id' | 'title' | 'updated_at'>[];
  events: readonly Pick<EventRow, 'slug' | 'updated_at'>[];
  news: readonly Pick<NewsRow, 'id' | 'slug' | 'link' | 'updated_at'>[];
  issues: readonly { readonly path: string; readonly updated_at: string }[];
  /** When the content of these pages last changed; null without content. */
  latest: Readonly<Record<ListName, string | null>>;
}

interface Address {
  path: string;
  /** Undefined for pages of fixed text. */
  changedAt?: string | undefined;
}

/** The protocol's limit for one file (https://www.sitemaps.org/protocol.html). */
const MAX_ADDRESSES = 50_000;
const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const TYPE = 'application/xml';

/** The paths of the sitemap and its parts; `partPath` writes the numbers. */
export const SITEMAP_PATH = /^\/sitemap(?:-\d+)?\.xml$/;

/** Returns the sitemap: one file, or an index and its parts if there are more than `max` addresses. */
export function writeSitemap(rows: SitemapRows, origin: string, max = MAX_ADDRESSES): SiteFile[] {
  const addresses = [...pageAddresses(rows), ...olderPages(rows), ...itemAddresses(rows)];
  const written = addresses.map(({ path, changedAt }) =>
    element(
      'url',
      {},
      textElement('loc', new URL(path, origin).href),
      ...(changedAt === undefined ? [] : [textElement('lastmod', istanbulIso(changedAt))]),
    ),
  );
  if (written.length <= max) return [file(feedPaths.sitemap, 'urlset', written)];
  const parts = Array.from({ length: Math.ceil(written.length / max) }, (_, index) =>
    file(partPath(index + 1), 'urlset', written.slice(index * max, (index + 1) * max)),
  );
  const index = parts.map(({ path }) => element('sitemap', {}, textElement('loc', origin + path)));
  return [file(feedPaths.sitemap, 'sitemapindex', index), ...parts];
}

function partPath(number: number): string {
  return feedPaths.sitemap.replace('.xml', `-${number}.xml`);
}

function file(path: string, root: string, content: readonly string[]): SiteFile {
  return { path, type: TYPE, content: `${XML_DECLARATION}\n${element(root, NAMESPACE, ...content, '\n')}\n` };
}

function pageAddresses({ announcements, events, news, latest }: SitemapRows): Address[] {
  const lists = new Map<string, string | undefined>([
    [paths.home, newest([...announcements, ...events, ...news])],
    [paths.announcements, newest(announcements)],
    [paths.events, newest(events)],
    [paths.alumniNews, newest(news)],
    [paths.calendar, latest.calendar ?? undefined],
    [paths.bulletins, latest.bulletins ?? undefined],
    [paths.perks, latest.perks ?? undefined],
    [paths.board, latest.board ?? undefined],
    [paths.awards, latest.awards ?? undefined],
    [paths.literatureAward, latest.literatureAward ?? undefined],
  ]);
  return Object.values<PageMeta>(pageHeads).flatMap(({ canonicalPath, isHidden }) =>
    canonicalPath === undefined || isHidden
      ? []
      : [{ path: canonicalPath, changedAt: lists.get(canonicalPath) }],
  );
}

/** The pages of a list after its first one. A new row moves rows on all of them. */
function olderPages({ announcements, events, news }: SitemapRows): Address[] {
  const lists = { [paths.announcements]: announcements, [paths.events]: events, [paths.alumniNews]: news };
  const pagesOf = (list: PagedPath) => {
    const rows = lists[list];
    const count = Math.ceil(rows.length / PAGE_SIZES[list]);
    return Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
      path: listPagePath(list, index + 2),
      changedAt: newest(rows),
    }));
  };
  return [...pagesOf(paths.announcements), ...pagesOf(paths.events), ...pagesOf(paths.alumniNews)];
}

function itemAddresses({ announcements, events, news, issues }: SitemapRows): Address[] {
  return [
    ...issues.map(({ path, updated_at: changedAt }) => ({ path, changedAt })),
    ...announcements.map((row) => ({ path: announcementPath(row), changedAt: row.updated_at })),
    ...events.map((row) => ({ path: eventPath(row), changedAt: row.updated_at })),
    ...news
      .filter((row) => !leadsToSource(row))
      .map((row) => ({ path: alumniNewsPath(row), changedAt: row.updated_at })),
  ];
}

function newest(rows: readonly { updated_at: string }[]): string | undefined {
  return rows
    .map(({ updated_at: changedAt }) => istanbulIso(changedAt))
    .sort()
    .at(-1);
}
