import { alumniTexts } from '../../../content/alumni';
import { trailTo } from '../../../content/shell/menu';
import { messages } from '../../../lib/messages';
import { paths } from '../../../lib/paths/paths';
import heroPicture from '../../../pictures/hero-alumni.svg?hero';
import { CivilTime } from '../../../ui/civil-time/civil-time';
import type { Detail } from '../../../ui/detail-page/detail-page';
import { alumniNewsTitle, newsMoment } from '../alumni-news';
import { NewsArticle } from './news-article';
import { newsMeta } from './news-meta';
import { newsItemQuery, type NewsItem } from './queries';

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
