import { eventTexts } from '../../../content/events';
import { eventPhase, eventTime, formatEventTime } from '../../../lib/dates/event-time';
import { changeInWords, eventChange, titleWithChange } from '../../../lib/event-change';
import { messages } from '../../../lib/messages';
import { eventFilePath } from '../../../lib/paths/links';
import { proseText } from '../../../lib/html/plain-text';
import { excerpt, firstFilled } from '../../../lib/text/excerpt';
import { useToday } from '../../../ui/hooks/use-today';
import { Icon } from '../../../ui/icon/icon';
import { ChangeBadge } from '../../../ui/change-badge/change-badge';
import { googleCalendarUrl } from '../google-calendar';
import styles from './event-facts.module.css';
import type { Event } from './queries';

const DETAILS_LENGTH = 400;

/** The event's days, hours and place, under its title. */
export function EventLine({ event }: { event: Event }) {
  const time = eventTime(event);
  const place = event.location?.trim();
  return (
    <>
      {time && (
        <p>
          <time dateTime={time.firstDay}>{formatEventTime(time)}</time>
        </p>
      )}
      {place && <p>{place}</p>}
    </>
  );
}

/** What has become of the event, or that it is over. */
export function EventChanges({ event }: { event: Event }) {
  const isPast = eventPhase(event, useToday()) === 'past';
  const change = eventChange(event);
  if (!change) return isPast && <p className={styles.past}>{eventTexts.isPast}</p>;
  return (
    <p className={styles.change}>
      <ChangeBadge event={event} />
      {change.note && <span>{change.note}</span>}
    </p>
  );
}

/** Links to add an event to come to a calendar. They work without JavaScript; the server makes the file. */
export function CalendarLinks({ event }: { event: Event }) {
  const isPast = eventPhase(event, useToday()) !== 'coming';
  if (isPast || eventChange(event)?.kind === 'cancelled') return null;
  const summary = firstFilled(event.lead, event.excerpt, proseText(event.body));
  const details = excerpt([changeInWords(event), summary].filter(Boolean).join(' '), DETAILS_LENGTH);
  const googleUrl = googleCalendarUrl({ ...event, title: titleWithChange(event) }, details);
  return (
    <p className={styles.links}>
      <a className={styles.link} href={eventFilePath(event)} download>
        {eventTexts.addToCalendar}
      </a>
      {googleUrl !== null && (
        <a className={styles.link} href={googleUrl} target="_blank" rel="noopener noreferrer">
          <span>{eventTexts.addToGoogle}</span>
          <span className="visually-hidden"> ({messages.labels.opensInNewTab})</span>
          <Icon name="external" />
        </a>
      )}
    </p>
  );
}
