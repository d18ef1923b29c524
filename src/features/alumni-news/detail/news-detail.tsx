import { alumniTexts } from '../../../content/alumni';
import { trailTo } from '../../../content/shell/menu';
import { messages } from '../../../lib/messages';
import { paths } from '../../../lib/paths/paths';
import heroPicture from '../../../pictures/hero-alumni.svg?hero';
import { CivilTime } from '../../../ui/civil-time/civil-time';
import type { Detail, RowProps } from '../../../ui/detail-page/detail-page';
import { alumniNewsTitle, leadsToSource, newsMoment } from '../alumni-news';
import { type NewsItem, newsItemQuery } from './queries';
import placeholder from '../../../pictures/alumni-placeholder.svg?picture';
import { Article, ArticleCover, ArticleFacts } from '../../../ui/article/article';
import { ButtonAnchor } from '../../../ui/button/button';
import { RichText } from '../../../ui/rich-text/rich-text';
import { ShareLinks } from '../../../ui/share-links/share-links';
import type { NewsRow } from '../../../lib/database/public-rows';
import { proseText } from '../../../lib/html/plain-text';
import { excerpt } from '../../../lib/text/excerpt';
import { alumniNewsPath } from '../../../lib/paths/links';
import type { PageMeta } from '../../../lib/page-data';
import { sharePicturePath } from '../../../lib/paths/share-picture-paths';

export const newsDetail: Detail<NewsItem> = {
  query: newsItemQuery,
  metaOf: newsMeta,
  picture: heroPicture,
  trailTo: (title) => trailTo(paths.alumniNews, title),
  back: { to: paths.alumniNews, label: messages.labels.backToNews },
  headerOf: (news) => ({
    title: alumniNewsTitle(news),
    line: <CivilTime timestamp={newsMoment(news)} />,
  }),
  Article: NewsArticle,
  loadingTitle: alumniTexts.newsTitle,
  missingTitle: messages.public.notFoundTitle,
  missing: () => messages.public.newsNotFound,
};

function NewsArticle({ row: news, address }: RowProps<NewsItem>) {
  const { description, link } = news;
  return (
    <Article align="start">
      <ArticleCover row={news} placeholder={placeholder} />
      {description && <ArticleFacts row={news} body={description} />}
      {description && <RichText body={description} />}
      {link && <ButtonAnchor href={link}>{messages.labels.openSource}</ButtonAnchor>}
      <ShareLinks title={alumniNewsTitle(news)} address={address} />
    </Article>
  );
}

const DESCRIPTION_LENGTH = 160;

export function newsMeta(news: NewsRow): PageMeta & { canonicalPath: string } {
  return {
    title: alumniNewsTitle(news),
    description: excerpt(proseText(news.description), DESCRIPTION_LENGTH) || undefined,
    canonicalPath: alumniNewsPath(news),
    isHidden: leadsToSource(news),
    imageUrl: sharePicturePath('alumni_news', news),
    subject: { kind: 'news', publishedAt: newsMoment(news), modifiedAt: news.updated_at },
  };
}
