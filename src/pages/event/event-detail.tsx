import type { Detail } from '../../components/detail-page/detail-page';
import { EventDays } from '../../components/event-card/event-days';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-events.svg?hero';
import { pickHero } from '../../shared/cover';
import { eventTime } from '../../shared/event-time';
import { messages } from '../../shared/messages';
import { paths } from '../../shared/paths';
import { EventArticle } from './event-article';
import { eventMeta } from './event-meta';
import { eventQuery, type Event } from './queries';

export const eventDetail: Detail<Event> = {
  query: eventQuery,
  metaOf: eventMeta,
  picture: heroPicture,
  trailTo: (title) => trailTo(paths.events, title),
  back: { to: paths.events, label: messages.labels.backToEvents },
  headerOf: (event) => ({
    title: event.title,
    line: eventTime(event) ? <EventDays event={event} /> : undefined,
    heroUrl: pickHero(event),
  }),
  Article: EventArticle,
  loadingTitle: messages.labels.events,
  missingTitle: messages.public.notFoundTitle,
  missing: () => messages.public.eventNotFound,
};
