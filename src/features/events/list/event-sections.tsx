import { useId } from 'react';
import { EventCard } from '../event-card';
import { SectionHeading } from '../../../ui/section-heading/section-heading';
import { eventTexts } from '../../../content/events';
import { LIST_EXCERPT_LENGTH } from '../../../lib/text/card-text';
import type { CivilDate } from '../../../lib/dates/dates';
import type { EventRow } from '../../../lib/database/public-rows';
import { eventPhase, upcomingFirst, type EventPhase } from '../../../lib/dates/event-time';
import styles from './events-page.module.css';

type Event = EventRow;

/** The order of `upcomingFirst`, so each section is a slice of it. */
const PHASES: readonly EventPhase[] = ['coming', 'past', 'undated'];
const CARD_SIZES = '(min-width: 768px) 540px, 90vw';

export function EventSections({ events, today }: { events: readonly Event[]; today: CivilDate }) {
  const ordered = upcomingFirst(events, today);
  return PHASES.map((phase) => ({
    phase,
    items: ordered.filter((event) => eventPhase(event, today) === phase),
  }))
    .filter(({ items }) => items.length > 0)
    .map(({ phase, items }) => <EventSection key={phase} phase={phase} events={items} />);
}

function EventSection({ phase, events }: { phase: EventPhase; events: readonly Event[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{eventTexts[phase]}</SectionHeading>
      <ul className={styles.grid} data-phase={phase}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} excerptLength={LIST_EXCERPT_LENGTH} level={3} sizes={CARD_SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
