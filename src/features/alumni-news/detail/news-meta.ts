import { alumniNewsTitle, leadsToSource, newsMoment } from '../alumni-news';
import type { NewsRow } from '../../../lib/database/public-rows';
import { proseText } from '../../../lib/html/plain-text';
import { excerpt } from '../../../lib/text/excerpt';
import { alumniNewsPath } from '../../../lib/paths/links';
import type { PageMeta } from '../../../lib/page-data';
import { sharePicturePath } from '../../../lib/paths/share-picture-paths';

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
