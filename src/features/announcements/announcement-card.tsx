import coverPlaceholder from '../../pictures/cover-placeholder.svg?picture';
import { cardText } from '../../lib/text/card-text';
import { pickCover } from '../../lib/media/cover';
import type { AnnouncementRow } from '../../lib/database/public-rows';
import { announcementPath } from '../../lib/paths/links';
import { messages } from '../../lib/messages';
import { Card } from '../../ui/card/card';
import { CivilTime } from '../../ui/civil-time/civil-time';
import { RemoteImage } from '../../ui/picture/remote-image';

/** The aspect ratio of a card's picture. */
const COVER_WIDTH_PX = 600;
const COVER_HEIGHT_PX = 400;

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
      image={
        <RemoteImage
          src={pickCover(announcement)}
          alt=""
          width={COVER_WIDTH_PX}
          height={COVER_HEIGHT_PX}
          placeholder={coverPlaceholder}
          sizes={sizes}
        />
      }
      date={<CivilTime timestamp={announcement.published_at ?? announcement.created_at} />}
      excerpt={cardText('announcements', announcement, excerptLength)}
    />
  );
}
