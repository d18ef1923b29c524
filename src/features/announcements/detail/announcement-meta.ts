import type { AnnouncementRow } from '../../../lib/database/public-rows';
import { proseText } from '../../../lib/html/plain-text';
import { excerpt, firstFilled } from '../../../lib/text/excerpt';
import { announcementPath } from '../../../lib/paths/links';
import type { PageMeta } from '../../../lib/page-data';
import { sharePicturePath } from '../../../lib/paths/share-picture-paths';

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
