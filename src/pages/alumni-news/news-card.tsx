import { Card } from '../../components/card/card';
import { CivilTime } from '../../components/civil-time/civil-time';
import { RemoteImage } from '../../components/picture/remote-image';
import placeholder from '../../pictures/alumni-placeholder.svg?picture';
import { alumniNewsTarget, alumniNewsTitle } from '../../shared/alumni-news';
import { cardText, LIST_EXCERPT_LENGTH } from '../../shared/card-text';
import { pickCover } from '../../shared/cover';
import type { NewsRow } from '../../shared/public-rows';
import { messages } from '../../shared/messages';

/** The ratio of a card's frame. */
const IMAGE_WIDTH_PX = 600;
const IMAGE_HEIGHT_PX = 400;
const IMAGE_SIZES = '(min-width: 768px) 540px, 90vw';

type News = Pick<NewsRow, 'id' | 'title' | 'link' | 'description' | 'image_url' | 'slug' | 'created_at'>;

export function NewsCard({ news }: { news: News }) {
  const title = alumniNewsTitle(news);
  const text = cardText('alumni_news', news, LIST_EXCERPT_LENGTH);
  return (
    <Card
      to={alumniNewsTarget(news)}
      title={title}
      level={2}
      linkText={messages.labels.readMore}
      image={
        <RemoteImage
          src={pickCover(news)}
          alt=""
          width={IMAGE_WIDTH_PX}
          height={IMAGE_HEIGHT_PX}
          placeholder={placeholder}
          sizes={IMAGE_SIZES}
        />
      }
      date={<CivilTime timestamp={news.created_at} />}
      excerpt={text === title ? undefined : text}
    />
  );
}
