import { eventTime, formatEventDays, type EventMoments } from '../../lib/dates/event-time';
import { eventChange, type EventStatus } from '../../lib/event-change';
import { pickCover } from '../../lib/media/cover';
import { messages } from '../../lib/messages';
import { eventPath } from '../../lib/paths/links';
import { cardText } from '../../lib/text/card-text';
import coverPlaceholder from '../../pictures/cover-placeholder.svg?picture';
import { Card } from '../../ui/card/card';
import { ChangeBadge } from '../../ui/change-badge/change-badge';

interface EventCardProps {
  /** Cover and text are found under all their column names. */
  event: EventMoments & EventStatus & { slug: string; title: string };
  /** In code points. */
  excerptLength: number;
  level: 2 | 3;
  /** The cover's `sizes` attribute. */
  sizes: string;
}

export function EventCard({ event, excerptLength, level, sizes }: EventCardProps) {
  const time = eventTime(event);
  const hasFacts = time !== null || eventChange(event) !== null;
  return (
    <Card
      to={eventPath(event)}
      title={event.title}
      level={level}
      linkText={messages.labels.readMore}
      picture={{ src: pickCover({ ...event }), placeholder: coverPlaceholder, sizes }}
      date={
        hasFacts ? (
          <>
            {time && <time dateTime={time.firstDay}>{formatEventDays(time)}</time>}
            <ChangeBadge event={event} />
          </>
        ) : undefined
      }
      excerpt={cardText('events', { ...event }, excerptLength)}
    />
  );
}
