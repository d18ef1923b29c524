import { trailTo } from '../../../content/shell/menu';
import { headAlt, pickHero } from '../../../lib/media/cover';
import { messages } from '../../../lib/messages';
import { paths } from '../../../lib/paths/paths';
import heroPicture from '../../../pictures/hero-events.svg?hero';
import type { Detail } from '../../../ui/detail-page/detail-page';
import { EventArticle } from './event-article';
import { CalendarLinks, EventLine } from './event-facts';
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
    line: <EventLine event={event} />,
    foot: <CalendarLinks event={event} />,
    heroUrl: pickHero(event),
    heroAlt: headAlt(event),
  }),
  Article: EventArticle,
  loadingTitle: messages.labels.events,
  missingTitle: messages.public.notFoundTitle,
  missing: () => messages.public.eventNotFound,
};
