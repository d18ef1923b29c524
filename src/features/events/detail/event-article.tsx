import { RemoteImage } from '../../../ui/picture/remote-image';
import { RichText } from '../../../ui/rich-text/rich-text';
import { ShareLinks } from '../../../ui/share-links/share-links';
import coverPlaceholder from '../../../pictures/cover-placeholder.svg?picture';
import { coverAlt } from '../../../lib/media/cover-alt';
import { pickCover } from '../../../lib/media/cover';
import { firstFilled } from '../../../lib/text/excerpt';
import { galleryAlt, parseGallery } from '../../../lib/media/gallery';
import styles from './event-article.module.css';
import { EventFacts } from './event-facts';
import { EventGallery } from './event-gallery';
import type { Event } from './queries';

const COVER_WIDTH_PX = 1440;
const COVER_HEIGHT_PX = 810;
const COVER_SIZES = '(min-width: 768px) 720px, 92vw';

interface EventArticleProps {
  row: Event;
  address?: string | undefined;
}

export function EventArticle({ row: event, address }: EventArticleProps) {
  const { title, body } = event;
  const summary = firstFilled(event.lead, event.excerpt);
  const gallery = parseGallery(event).map((src) => ({ src, alt: galleryAlt(event, src) }));
  return (
    <article className={styles.article}>
      {summary && <p className={styles.lead}>{summary}</p>}
      <EventFacts event={event} />
      <figure className={styles.cover}>
        <RemoteImage
          src={pickCover(event)}
          alt={coverAlt(event)}
          width={COVER_WIDTH_PX}
          height={COVER_HEIGHT_PX}
          placeholder={coverPlaceholder}
          sizes={COVER_SIZES}
        />
      </figure>
      {body && <RichText body={body} />}
      {gallery.length > 0 && <EventGallery pictures={gallery} title={title} />}
      <ShareLinks title={title} address={address} />
    </article>
  );
}
