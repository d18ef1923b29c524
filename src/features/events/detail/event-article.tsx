import { isCoverInHead } from '../../../lib/media/cover';
import { galleryAlt, parseGallery } from '../../../lib/media/gallery';
import { eventPath } from '../../../lib/paths/links';
import { firstFilled } from '../../../lib/text/excerpt';
import coverPlaceholder from '../../../pictures/cover-placeholder.svg?picture';
import { Article, ArticleCover, ArticleFacts, ArticleLead } from '../../../ui/article/article';
import { PrintedAddress } from '../../../ui/printed-address/printed-address';
import { RichText } from '../../../ui/rich-text/rich-text';
import { ShareLinks } from '../../../ui/share-links/share-links';
import { EventChanges } from './event-facts';
import { EventGallery } from './event-gallery';
import type { Event } from './queries';

interface EventArticleProps {
  row: Event;
  address?: string | undefined;
}

export function EventArticle({ row: event, address }: EventArticleProps) {
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
