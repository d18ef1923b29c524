import { feedTexts } from '../content/shell/feeds';
import { alumniNewsTarget, alumniNewsTitle, newsMoment } from '../features/alumni-news/alumni-news';
import { pickCover } from '../lib/media/cover';
import { splitFocus } from '../lib/media/focus';
import type { AnnouncementRow, EventRow, NewsRow } from '../lib/database/public-rows';
import { parseTimestamp } from '../lib/dates/dates';
import { eventTime, formatEventTime } from '../lib/dates/event-time';
import { changeInWords, titleWithChange } from '../lib/event-change';
import { proseText } from '../lib/html/plain-text';
import { excerpt, firstFilled } from '../lib/text/excerpt';
import { alumniNewsPath, announcementPath, eventPath } from '../lib/paths/links';
import { paths } from '../lib/paths/paths';
import { textToHtml } from '../lib/html/body-html';
import { asHtml, type Html } from '../lib/html/html';
import { sanitizeHtml } from '../ui/rich-text/sanitize-on-server';

/** The site's origin for links, and the backend's for pictures. */
export interface FeedOrigins {
  origin: string;
  backendOrigin: string;
}

export interface FeedRows {
  announcements: readonly AnnouncementRow[];
  events: readonly EventRow[];
  news: readonly NewsRow[];
}

export interface FeedItem {
  /** The permanent address by id, which redirects to the current one. */
  id: string;
  /** Where a card on the site leads: the item's page, or its source elsewhere. */
  url: string;
  kind: string;
  title: string;
  summary: string;
  html: string;
  image: string | null;
  publishedAt: string;
  changedAt: string;
}

/** Feed readers poll at least monthly; older items are on the site. */
export const MAX_ITEMS = 50;
const SUMMARY_LENGTH = 300;

/** Returns the newest items of all tables, newest first. */
export function feedItems({ announcements, events, news }: FeedRows, origins: FeedOrigins): FeedItem[] {
  return [
    ...announcements.map((row) => announcementItem(row, origins)),
    ...events.map((row) => eventItem(row, origins)),
    ...news.map((row) => newsItem(row, origins)),
  ]
    .sort((one, other) => momentOf(other) - momentOf(one) || one.id.localeCompare(other.id))
    .slice(0, MAX_ITEMS);
}

function announcementItem(row: FeedRows['announcements'][number], origins: FeedOrigins): FeedItem {
  const { id, title, lead, body } = row;
  const path = announcementPath(row);
  return {
    ...addresses(`${paths.announcements}/${id}`, path, origins),
    ...coverImage(row, origins),
    kind: feedTexts.kinds.announcements,
    title,
    summary: excerpt(firstFilled(row.excerpt, lead, proseText(body)), SUMMARY_LENGTH),
    html: feedHtml([lead], body, origins.origin + path),
    publishedAt: row.published_at ?? row.created_at,
    changedAt: row.updated_at,
  };
}

function eventItem(row: FeedRows['events'][number], origins: FeedOrigins): FeedItem {
  const { id, lead, body, location } = row;
  const path = eventPath(row);
  const time = eventTime(row);
  const facts = [time && formatEventTime(time), location?.trim()];
  const line = facts.filter(Boolean).join(', ');
  const change = changeInWords(row) ?? null;
  return {
    ...addresses(`${paths.events}/${id}`, path, origins),
    ...coverImage(row, origins),
    kind: feedTexts.kinds.events,
    title: titleWithChange(row),
    summary: excerpt(
      [change, [line, firstFilled(row.excerpt, lead, proseText(body))].filter(Boolean).join('. ')]
        .filter(Boolean)
        .join(' '),
      SUMMARY_LENGTH,
    ),
    html: feedHtml([change, line, lead], body, origins.origin + path),
    publishedAt: row.published_at ?? row.created_at,
    changedAt: row.updated_at,
  };
}

function newsItem(row: FeedRows['news'][number], origins: FeedOrigins): FeedItem {
  const path = alumniNewsPath(row);
  return {
    id: origins.origin + alumniNewsPath({ id: row.id, slug: null }),
    url: new URL(alumniNewsTarget(row), origins.origin).href,
    ...coverImage(row, origins),
    kind: feedTexts.kinds.alumni_news,
    title: alumniNewsTitle(row),
    summary: excerpt(proseText(row.description), SUMMARY_LENGTH),
    html: feedHtml([], row.description, origins.origin + path),
    publishedAt: newsMoment(row),
    changedAt: row.updated_at,
  };
}

function addresses(idPath: string, path: string, { origin }: FeedOrigins) {
  return { id: origin + idPath, url: origin + path };
}

function coverImage(row: Readonly<Record<string, unknown>>, { origin }: FeedOrigins) {
  const cover = pickCover(row);
  return { image: cover === null ? null : new URL(splitFocus(cover).address, origin).href };
}

function momentOf({ publishedAt }: FeedItem): number {
  return parseTimestamp(publishedAt).getTime();
}

/** A link or picture whose address is a site path or an anchor, in the sanitizer's output. */
const OWN_ADDRESS = /(<(?:a|img)\b(?:[^>"]|"[^"]*")*?\s(?:href|src)=")([/#][^"]*)/g;

/** A picture's choice of widths. Feed readers show the picture itself. */
const WIDTHS = /(<img\b(?:[^>"]|"[^"]*")*?) srcset="[^"]*" sizes="[^"]*"/g;

/**
 * Joins plain texts and a body into one HTML text under the site's policy. Feed readers show it elsewhere, so its addresses are absolute:
 * they are resolved against `url`, the item's address.
 */
function feedHtml(texts: readonly (string | null | undefined)[], body: Html | null, url: string): string {
  // A plain text has no entities, only signs that look like them.
  const plain = texts.map((text) => asHtml(textToHtml((text ?? '').replaceAll('&', '&amp;'))));
  const parts = [...plain, body ?? asHtml('')];
  const html = parts.map(sanitizeHtml).join('').replace(WIDTHS, '$1');
  return html.replace(OWN_ADDRESS, (_, start: string, address: string) => start + new URL(address, url).href);
}
