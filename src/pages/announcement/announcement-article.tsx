import { CivilTime } from '../../components/civil-time/civil-time';
import { RemoteImage } from '../../components/picture/remote-image';
import { RichText } from '../../components/rich-text/rich-text';
import { ShareLinks } from '../../components/share-links/share-links';
import coverPlaceholder from '../../pictures/cover-placeholder.svg?picture';
import { coverAlt } from '../../shared/cover-alt';
import { pickCover, pickHero } from '../../shared/cover';
import styles from './announcement-article.module.css';
import { AnnouncementFrame } from './announcement-frame';
import type { Announcement } from './queries';

const COVER_WIDTH_PX = 1440;
const COVER_HEIGHT_PX = 810;
const COVER_SIZES = '(min-width: 768px) 720px, 92vw';

export function AnnouncementArticle({ announcement }: { announcement: Announcement }) {
  const { title, lead, body } = announcement;
  return (
    <AnnouncementFrame
      title={title}
      line={<CivilTime timestamp={announcement.published_at ?? announcement.created_at} />}
      heroUrl={pickHero(announcement)}
    >
      <article className={styles.article}>
        {lead !== null && <p className={styles.lead}>{lead}</p>}
        <figure className={styles.cover}>
          <RemoteImage
            src={pickCover(announcement)}
            alt={coverAlt(announcement)}
            width={COVER_WIDTH_PX}
            height={COVER_HEIGHT_PX}
            placeholder={coverPlaceholder}
            sizes={COVER_SIZES}
          />
        </figure>
        {body !== null && <RichText body={body} />}
        <ShareLinks title={title} />
      </article>
    </AnnouncementFrame>
  );
}
