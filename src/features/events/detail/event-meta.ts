import type { EventRow } from '../../../lib/database/public-rows';
import { changeInWords, eventChange } from '../../../lib/event-change';
import { proseText } from '../../../lib/html/plain-text';
import { excerpt, firstFilled } from '../../../lib/text/excerpt';
import { eventPath } from '../../../lib/paths/links';
import type { PageMeta } from '../../../lib/page-data';
import { sharePicturePath } from '../../../lib/paths/share-picture-paths';

const DESCRIPTION_LENGTH = 160;

export function eventMeta(event: EventRow): PageMeta & { canonicalPath: string } {
  const summary = [changeInWords(event), firstFilled(event.excerpt, event.lead, proseText(event.body))];
  return {
    title: event.title,
    description: excerpt(summary.filter(Boolean).join(' '), DESCRIPTION_LENGTH) || undefined,
    canonicalPath: eventPath(event),
    imageUrl: sharePicturePath('events', event),
    subject: {
      kind: 'event',
      startsAt: event.starts_at,
      endsAt: event.ends_at,
      location: event.location,
      change: eventChange(event)?.kind ?? null,
    },
  };
}
