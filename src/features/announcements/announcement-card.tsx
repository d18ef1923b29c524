import coverPlaceholder from '../../pictures/cover-placeholder.svg?picture';
import { cardText } from '../../lib/text/card-text';
import { pickCover } from '../../lib/media/cover';
import type { AnnouncementRow } from '../../lib/database/public-rows';
import { announcementPath } from '../../lib/paths/links';
import { messages } from '../../lib/messages';
import { Card } from '../../ui/card/card';
import { CivilTime } from '../../ui/civil-time/civil-time';

export type CardAnnouncement = Pick<
  AnnouncementRow,
  'id' | 'title' | 'excerpt' | 'body' | 'cover_url' | 'published_at' | 'created_at'
>;

interface AnnouncementCardProps {
  announcement: CardAnnouncement;
  /** In code points. */
  excerptLength: number;
  level: 2 | 3;
  /** The cover's `sizes` attribute. */
  sizes: string;
}

export function AnnouncementCard({ announcement, excerptLength, level, sizes }: AnnouncementCardProps) {
  return (
    <Card
      to={announcementPath(announcement)}
      title={announcement.title}
      level={level}
      linkText={messages.labels.readMore}
      picture={{ src: pickCover(announcement), placeholder: coverPlaceholder, sizes }}
      date={<CivilTime timestamp={announcement.published_at ?? announcement.created_at} />}
      excerpt={cardText('announcements', announcement, excerptLength)}
    />
  );
}
