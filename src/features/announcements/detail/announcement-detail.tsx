import { trailTo } from '../../../content/shell/menu';
import { headAlt, isCoverInHead, pickHero } from '../../../lib/media/cover';
import { messages } from '../../../lib/messages';
import { paths } from '../../../lib/paths/paths';
import heroPicture from '../../../pictures/hero-announcements.svg?hero';
import { CivilTime } from '../../../ui/civil-time/civil-time';
import type { Detail, RowProps } from '../../../ui/detail-page/detail-page';
import { type Announcement, announcementQuery, readAnnouncementId } from './queries';
import coverPlaceholder from '../../../pictures/cover-placeholder.svg?picture';
import { Article, ArticleCover, ArticleFacts, ArticleLead } from '../../../ui/article/article';
import { RichText } from '../../../ui/rich-text/rich-text';
import { ShareLinks } from '../../../ui/share-links/share-links';
import type { AnnouncementRow } from '../../../lib/database/public-rows';
import { proseText } from '../../../lib/html/plain-text';
import { excerpt, firstFilled } from '../../../lib/text/excerpt';
import { announcementPath } from '../../../lib/paths/links';
import type { PageMeta } from '../../../lib/page-data';
import { sharePicturePath } from '../../../lib/paths/share-picture-paths';

export const announcementDetail: Detail<Announcement> = {
  query: announcementQuery,
  metaOf: announcementMeta,
  picture: heroPicture,
  trailTo: (title) => trailTo(paths.announcements, title),
  back: { to: paths.announcements, label: messages.labels.backToAnnouncements },
  headerOf: (announcement) => ({
    title: announcement.title,
    line: <CivilTime timestamp={announcement.published_at ?? announcement.created_at} />,
    heroUrl: pickHero(announcement),
    heroAlt: headAlt(announcement),
  }),
  Article: AnnouncementArticle,
  loadingTitle: messages.labels.announcements,
  missingTitle: messages.public.announcementNotFoundTitle,
  missing: (param) =>
    readAnnouncementId(param) === null
      ? messages.public.invalidAnnouncement
      : messages.public.announcementNotFound,
};

function AnnouncementArticle({ row: announcement, address }: RowProps<Announcement>) {
  const { title, lead, body } = announcement;
  return (
    <Article>
      {lead !== null && <ArticleLead>{lead}</ArticleLead>}
      {!isCoverInHead(announcement) && <ArticleCover row={announcement} placeholder={coverPlaceholder} />}
      {body !== null && <ArticleFacts row={announcement} body={body} />}
      {body !== null && <RichText body={body} />}
      <ShareLinks title={title} address={address} />
    </Article>
  );
}

const DESCRIPTION_LENGTH = 160;

export function announcementMeta(announcement: AnnouncementRow): PageMeta & { canonicalPath: string } {
  const summary = firstFilled(announcement.excerpt, announcement.lead, proseText(announcement.body));
  return {
    title: announcement.title,
    description: excerpt(summary, DESCRIPTION_LENGTH) || undefined,
    canonicalPath: announcementPath(announcement),
    imageUrl: sharePicturePath('announcements', announcement),
    subject: {
      kind: 'news',
      publishedAt: announcement.published_at ?? announcement.created_at,
      modifiedAt: announcement.updated_at,
    },
  };
}
