import { alumniNewsTitle, newsMoment } from '../features/alumni-news/alumni-news';
import type { AnnouncementRow, NewsRow } from '../lib/database/public-rows';
import { civilDateOf, formatCivilDate } from '../lib/dates/dates';
import { eventChange, type EventStatus } from '../lib/event-change';
import { eventTime, formatEventDays, type EventMoments } from '../lib/dates/event-time';

/** The text on a preview picture. `date` is null for an event without a date and a change. */
export interface ShareCaption {
  readonly title: string;
  readonly date: string | null;
}

type Announcement = Pick<AnnouncementRow, 'title' | 'published_at' | 'created_at'>;
type News = Pick<NewsRow, 'title' | 'description' | 'published_at' | 'created_at'>;

/** Returns an announcement's title and its publication day in Istanbul. */
export function announcementCaption({ title, published_at, created_at }: Announcement): ShareCaption {
  return { title, date: dayOf(published_at ?? created_at) };
}

/** Returns an event's title, and what has become of it before its days in Istanbul. */
export function eventCaption(event: EventMoments & EventStatus & { title: string }): ShareCaption {
  const time = eventTime(event);
  const facts = [eventChange(event)?.words, time && formatEventDays(time)].filter(Boolean);
  return { title: event.title, date: facts.join(' · ') || null };
}

/** Returns a news item's title and its publication day in Istanbul. */
export function newsCaption(news: News): ShareCaption {
  return { title: alumniNewsTitle(news), date: dayOf(newsMoment(news)) };
}

function dayOf(timestamp: string): string {
  return formatCivilDate(civilDateOf(timestamp));
}
