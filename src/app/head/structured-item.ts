import type { Event, NewsArticle, Place, VirtualLocation } from 'schema-dts';
import { eventTime } from '../../lib/dates/event-time';
import { istanbulIso } from '../../lib/dates/istanbul-time';
import type { PageSubject } from '../../lib/page-data';
import { isExternalLink } from '../../lib/paths/links';
import { organizationId } from './structured-site';

/** The facts shared with the page's head tags. Addresses are absolute. */
export interface ItemPage {
  url: string;
  title: string;
  description?: string | undefined;
  image: string;
  origin: string;
  /** The association's name, and its town where the settings name one. */
  publisher: string;
  town: string | undefined;
}

type Subject<Kind> = Extract<PageSubject, { kind: Kind }>;

const EVENT_STATUSES = {
  planned: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
} as const;

/** Returns the schema.org event in Istanbul time, or null while it has no date. */
export function structuredEvent(page: ItemPage, { startsAt, endsAt, location, change }: Subject<'event'>) {
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
    eventStatus: EVENT_STATUSES[change ?? 'planned'],
    eventAttendanceMode: isOnline
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    ...(place && { location: isOnline ? online(place) : onSite(place, page) }),
    organizer: publisher(page),
  } satisfies Event;
}

/** Returns the schema.org article of an announcement or a news item. */
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
    // A row edited before its publication date counts as modified on that date.
    dateModified: modified > published ? modified : published,
    author: publisher(page),
    publisher: publisher(page),
  } satisfies NewsArticle;
}

function publisher({ origin, publisher: name }: ItemPage) {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name,
    url: new URL('/', origin).href,
  } as const;
}

/** A place may have its address or district behind a comma; one without is in the association's town. */
function onSite(place: string, { town }: ItemPage) {
  const [, name = place, address = ''] = /^([^,]+),(.+)$/.exec(place) ?? [];
  const written = address.trim();
  return {
    '@type': 'Place',
    name: name.trim(),
    address: {
      '@type': 'PostalAddress',
      ...(written ? { streetAddress: written } : town && { addressLocality: town }),
      addressCountry: 'TR',
    },
  } satisfies Place;
}

function online(url: string) {
  return { '@type': 'VirtualLocation', url } satisfies VirtualLocation;
}
