import { eventTexts } from '../../../content/events';
import { eventPhase, eventTime, formatEventDays, formatEventHours } from '../../../lib/dates/event-time';
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

/** What has become of the event, its time, place and calendar links. */
export function EventFacts({ event }: { event: Event }) {
  const time = eventTime(event);
  const isPast = eventPhase(event, useToday()) === 'past';
  const change = eventChange(event);
  const place = event.location?.trim();
  if (!time && !place && !change) return null;
  const hours = time && formatEventHours(time);
  return (
    <div className={styles.facts}>
      {change && (
        <p className={styles.change}>
          <ChangeBadge event={event} />
          {change.note && <span>{change.note}</span>}
        </p>
      )}
      {(time ?? place) && (
        <dl className={styles.list} aria-label={eventTexts.facts}>
          {time && <Fact term={eventTexts.date}>{formatEventDays(time)}</Fact>}
          {hours && <Fact term={eventTexts.hours}>{hours}</Fact>}
          {place && <Fact term={eventTexts.place}>{place}</Fact>}
        </dl>
      )}
      {isPast && !change && <p className={styles.past}>{eventTexts.isPast}</p>}
      {time && !isPast && change?.kind !== 'cancelled' && <CalendarLinks event={event} />}
    </div>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Plain links, so they work without JavaScript. The server makes the file. */
function CalendarLinks({ event }: { event: Event }) {
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
