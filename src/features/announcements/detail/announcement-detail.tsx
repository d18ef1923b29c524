import { trailTo } from '../../../content/shell/menu';
import { headAlt, pickHero } from '../../../lib/media/cover';
import { messages } from '../../../lib/messages';
import { paths } from '../../../lib/paths/paths';
import heroPicture from '../../../pictures/hero-announcements.svg?hero';
import { CivilTime } from '../../../ui/civil-time/civil-time';
import type { Detail } from '../../../ui/detail-page/detail-page';
import { AnnouncementArticle } from './announcement-article';
import { readAnnouncementId } from './announcement-id';
import { announcementMeta } from './announcement-meta';
import { announcementQuery, type Announcement } from './queries';

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
