import { Card } from '../../components/card/card';
import { CivilTime } from '../../components/civil-time/civil-time';
import { RemoteImage } from '../../components/picture/remote-image';
import coverPlaceholder from '../../pictures/cover-placeholder.svg?picture';
import { pickCover } from '../../shared/cover';
import type { Tables } from '../../shared/database.types';
import { excerpt } from '../../shared/excerpt';

/** The ratio of a card's frame. */
const COVER_WIDTH_PX = 600;
const COVER_HEIGHT_PX = 400;

interface EventCardProps {
  event: Pick<Tables<'events'>, 'title' | 'body' | 'cover_url' | 'starts_at'>;
  /** In code points. */
  excerptLength: number;
  sizes: string;
}

export function EventCard({ event, excerptLength, sizes }: EventCardProps) {
  return (
    <Card
      title={event.title}
      image={
        <RemoteImage
          src={pickCover(event)}
          alt=""
          width={COVER_WIDTH_PX}
          height={COVER_HEIGHT_PX}
          placeholder={coverPlaceholder}
          sizes={sizes}
        />
      }
      date={event.starts_at === null ? undefined : <CivilTime timestamp={event.starts_at} />}
      excerpt={excerpt(event.body ?? '', excerptLength)}
    />
  );
}
