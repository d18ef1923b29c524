import { alumniNewsTitle } from '../features/alumni-news/alumni-news';
import type { AnnouncementRow, NewsRow } from '../lib/database/public-rows';
import { civilDateOf, formatCivilDate } from '../lib/dates/dates';
import { eventTime, formatEventDays, type EventMoments } from '../lib/dates/event-time';

/** The text on a preview picture. `date` is null for an event without a date. */
export interface ShareCaption {
  readonly title: string;
  readonly date: string | null;
}

type Announcement = Pick<AnnouncementRow, 'title' | 'published_at' | 'created_at'>;
type News = Pick<NewsRow, 'title' | 'description' | 'created_at'>;

/** Returns an announcement's title and its publication day in Istanbul. */
export function announcementCaption({ title, published_at, created_at }: Announcement): ShareCaption {
  return { title, date: dayOf(published_at ?? created_at) };
}

/** Returns an event's title and its days in Istanbul. */
export function eventCaption(event: EventMoments & { title: string }): ShareCaption {
  const time = eventTime(event);
  return { title: event.title, date: time && formatEventDays(time) };
}

/** Returns a news item's title and the day in Istanbul it was created. */
export function newsCaption(news: News): ShareCaption {
  return { title: alumniNewsTitle(news), date: dayOf(news.created_at) };
}

function dayOf(timestamp: string): string {
  return formatCivilDate(civilDateOf(timestamp));
}
