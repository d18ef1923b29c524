import { alumniNewsTitle } from '../features/alumni-news/alumni-news';
import type { AnnouncementRow, NewsRow } from '../lib/database/public-rows';
import { civilDateOf, formatCivilDate } from '../lib/dates/dates';
import { eventTime, formatEventDays, type EventMoments } from '../lib/dates/event-time';

/** What a preview picture says over its cover; an event without a day has no date. */
export interface ShareCaption {
  readonly title: string;
  readonly date: string | null;
}

type Announcement = Pick<AnnouncementRow, 'title' | 'published_at' | 'created_at'>;
type News = Pick<NewsRow, 'title' | 'description' | 'created_at'>;

/** Takes an announcement, gives its title and the day of its publication in Istanbul. */
export function announcementCaption({ title, published_at, created_at }: Announcement): ShareCaption {
  return { title, date: dayOf(published_at ?? created_at) };
}

/** Takes an event, gives its title and its days in Istanbul. */
export function eventCaption(event: EventMoments & { title: string }): ShareCaption {
  const time = eventTime(event);
  return { title: event.title, date: time && formatEventDays(time) };
}

/** Takes an item of alumni news, gives its title and the day it was added, in Istanbul. */
export function newsCaption(news: News): ShareCaption {
  return { title: alumniNewsTitle(news), date: dayOf(news.created_at) };
}

function dayOf(timestamp: string): string {
  return formatCivilDate(civilDateOf(timestamp));
}
