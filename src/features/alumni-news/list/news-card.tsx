import { Card } from '../../../ui/card/card';
import { CivilTime } from '../../../ui/civil-time/civil-time';
import placeholder from '../../../pictures/alumni-placeholder.svg?picture';
import { alumniNewsTarget, alumniNewsTitle, leadsToSource, newsMoment } from '../alumni-news';
import { cardText, LIST_EXCERPT_LENGTH } from '../../../lib/text/card-text';
import { pickCover } from '../../../lib/media/cover';
import type { NewsRow } from '../../../lib/database/public-rows';
import { messages } from '../../../lib/messages';

const IMAGE_SIZES = '(min-width: 768px) 540px, 90vw';

export type CardNews = Pick<
  NewsRow,
  'id' | 'title' | 'link' | 'description' | 'image_url' | 'slug' | 'published_at' | 'created_at'
>;

export function NewsCard({ news }: { news: CardNews }) {
  const title = alumniNewsTitle(news);
  const text = cardText('alumni_news', news, LIST_EXCERPT_LENGTH);
  return (
    <Card
      to={alumniNewsTarget(news)}
      title={title}
      level={2}
      linkText={leadsToSource(news) ? messages.labels.openSource : messages.labels.readMore}
      picture={{ src: pickCover({ image_url: news.image_url }), placeholder, sizes: IMAGE_SIZES }}
      date={<CivilTime timestamp={newsMoment(news)} />}
      excerpt={text === title ? undefined : text}
    />
  );
}
