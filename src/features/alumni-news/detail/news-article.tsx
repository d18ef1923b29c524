import { ButtonAnchor } from '../../../ui/button/button';
import { RemoteImage } from '../../../ui/picture/remote-image';
import { RichText } from '../../../ui/rich-text/rich-text';
import { ShareLinks } from '../../../ui/share-links/share-links';
import placeholder from '../../../pictures/alumni-placeholder.svg?picture';
import { alumniNewsTitle } from '../alumni-news';
import { coverAlt } from '../../../lib/media/cover-alt';
import { pickCover } from '../../../lib/media/cover';
import { messages } from '../../../lib/messages';
import styles from './news-article.module.css';
import type { NewsItem } from './queries';

const IMAGE_WIDTH_PX = 1440;
const IMAGE_HEIGHT_PX = 810;
const IMAGE_SIZES = '(min-width: 768px) 720px, 92vw';

interface NewsArticleProps {
  row: NewsItem;
  address?: string | undefined;
}

export function NewsArticle({ row: news, address }: NewsArticleProps) {
  const { description, link } = news;
  return (
    <article className={styles.article}>
      <figure className={styles.image}>
        <RemoteImage
          src={pickCover(news)}
          alt={coverAlt(news)}
          width={IMAGE_WIDTH_PX}
          height={IMAGE_HEIGHT_PX}
          placeholder={placeholder}
          sizes={IMAGE_SIZES}
        />
      </figure>
      {description && <RichText body={description} />}
      {link && <ButtonAnchor href={link}>{messages.labels.openSource}</ButtonAnchor>}
      <ShareLinks title={alumniNewsTitle(news)} address={address} />
    </article>
  );
}
