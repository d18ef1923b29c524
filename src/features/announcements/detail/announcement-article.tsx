import { RemoteImage } from '../../../ui/picture/remote-image';
import { RichText } from '../../../ui/rich-text/rich-text';
import { ShareLinks } from '../../../ui/share-links/share-links';
import coverPlaceholder from '../../../pictures/cover-placeholder.svg?picture';
import { coverAlt } from '../../../lib/media/cover-alt';
import { pickCover } from '../../../lib/media/cover';
import styles from './announcement-article.module.css';
import type { Announcement } from './queries';

const COVER_WIDTH_PX = 1440;
const COVER_HEIGHT_PX = 810;
const COVER_SIZES = '(min-width: 768px) 720px, 92vw';

interface AnnouncementArticleProps {
  row: Announcement;
  address?: string | undefined;
}

export function AnnouncementArticle({ row: announcement, address }: AnnouncementArticleProps) {
  const { title, lead, body } = announcement;
  return (
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
      <ShareLinks title={title} address={address} />
    </article>
  );
}
