import type { Event, NewsArticle, Place, VirtualLocation } from 'schema-dts';
import { site } from '../../content/site';
import { eventTime } from '../../lib/dates/event-time';
import { istanbulIso } from '../../lib/dates/istanbul-time';
import type { PageSubject } from '../../lib/page-data';
import { isExternalLink } from '../../lib/paths/links';
import { organizationId } from './structured-site';

/** What the tags of a page's head say already, with absolute addresses. */
export interface ItemPage {
  url: string;
  title: string;
  description?: string | undefined;
  image: string;
  origin: string;
}

type Subject<Kind> = Extract<PageSubject, { kind: Kind }>;

/** Takes an event's facts and its page, gives the event by Istanbul's clock, or null while it has no day. */
export function structuredEvent(page: ItemPage, { startsAt, endsAt, location }: Subject<'event'>) {
  const time = eventTime({ starts_at: startsAt, ends_at: endsAt });
  if (!time || startsAt === null) return null;
  const place = location?.trim();
  const isOnline = place !== undefined && isExternalLink(place);
  return {
    '@type': 'Event',
    name: page.title,
    ...(page.description && { description: page.description }),
    url: page.url,
    image: [page.image],
    inLanguage: 'tr',
    startDate: time.startHour === null ? time.firstDay : istanbulIso(startsAt),
    ...(time.startHour === null && { endDate: time.lastDay }),
    ...(time.endHour !== null && endsAt !== null && { endDate: istanbulIso(endsAt) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: isOnline
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    ...(place && { location: isOnline ? online(place) : onSite(place) }),
    organizer: publisher(page.origin),
  } satisfies Event;
}

/** Takes a notice's or a news item's moments and its page, gives the article. */
export function structuredNews(page: ItemPage, { publishedAt, modifiedAt }: Subject<'news'>) {
  const [published, modified] = [istanbulIso(publishedAt), istanbulIso(modifiedAt)];
  return {
    '@type': 'NewsArticle',
    headline: page.title,
    ...(page.description && { description: page.description }),
    url: page.url,
    mainEntityOfPage: page.url,
    image: [page.image],
    inLanguage: 'tr',
    datePublished: published,
    // What was written before its day of publication has not been changed since.
    dateModified: modified > published ? modified : published,
    author: publisher(page.origin),
    publisher: publisher(page.origin),
  } satisfies NewsArticle;
}

function publisher(origin: string) {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.name,
    url: new URL('/', origin).href,
  } as const;
}

/** What is written is a name for people; it may hold an address, too. */
function onSite(place: string) {
  return { '@type': 'Place', name: place, address: place } satisfies Place;
}

function online(url: string) {
  return { '@type': 'VirtualLocation', url } satisfies VirtualLocation;
}
