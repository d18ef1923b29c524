import { alumniNewsTitle } from '../../shared/alumni-news';
import type { NewsRow } from '../../shared/public-rows';
import { excerpt } from '../../shared/excerpt';
import { alumniNewsPath } from '../../shared/links';
import type { PageMeta } from '../../shared/page-data';
import { sharePicturePath } from '../../shared/share-pictures';

const DESCRIPTION_LENGTH = 160;

/** What the page says about itself. */
export function newsMeta(news: NewsRow): PageMeta & { canonicalPath: string } {
  return {
    title: alumniNewsTitle(news),
    description: excerpt(news.description ?? '', DESCRIPTION_LENGTH) || undefined,
    canonicalPath: alumniNewsPath(news),
    imageUrl: sharePicturePath('alumni_news', news),
    subject: { kind: 'news', publishedAt: news.created_at, modifiedAt: news.updated_at },
  };
}
