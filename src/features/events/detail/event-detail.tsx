import { trailTo } from '../../../content/shell/menu';
import { headAlt, isCoverInHead, pickHero } from '../../../lib/media/cover';
import { galleryAlt, parseGallery } from '../../../lib/media/gallery';
import { messages } from '../../../lib/messages';
import { eventPath } from '../../../lib/paths/links';
import { paths } from '../../../lib/paths/paths';
import { firstFilled } from '../../../lib/text/excerpt';
import coverPlaceholder from '../../../pictures/cover-placeholder.svg?picture';
import heroPicture from '../../../pictures/hero-events.svg?hero';
import { Article, ArticleCover, ArticleFacts, ArticleLead } from '../../../ui/article/article';
import type { Detail, RowProps } from '../../../ui/detail-page/detail-page';
import { PrintedAddress } from '../../../ui/printed-address/printed-address';
import { RichText } from '../../../ui/rich-text/rich-text';
import { ShareLinks } from '../../../ui/share-links/share-links';
import { CalendarLinks, EventChanges, EventLine } from './event-facts';
import { EventGallery } from './event-gallery';
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

function EventArticle({ row: event, address }: RowProps<Event>) {
  const { title, body } = event;
  const summary = firstFilled(event.lead, event.excerpt);
  const gallery = parseGallery(event).map((src) => ({ src, alt: galleryAlt(event, src) }));
  return (
    <Article>
      {summary && <ArticleLead>{summary}</ArticleLead>}
      <EventChanges event={event} />
      {!isCoverInHead(event) && <ArticleCover row={event} placeholder={coverPlaceholder} />}
      {body && <ArticleFacts row={event} body={body} />}
      {body && <RichText body={body} />}
      {gallery.length > 0 && <EventGallery pictures={gallery} title={title} />}
      <ShareLinks title={title} address={address} />
      {address !== undefined && <PrintedAddress path={eventPath(event)} />}
    </Article>
  );
}
