import { useId } from 'react';
import { homeSections } from '../../content/home';
import { AgendaList, AgendaSkeleton } from '../../features/calendar/agenda-list';
import type { CalendarEntry } from '../../features/calendar/calendar-rows';
import { linkEntries, type DatedEvent } from '../../features/calendar/linked-entries';
import type { CivilDate } from '../../lib/dates/dates';
import { messages } from '../../lib/messages';
import { paths } from '../../lib/paths/paths';
import { ArrowLink } from '../../ui/button/button';
import { SectionHeading } from '../../ui/section-heading/section-heading';
import type { ListState } from '../../ui/state-views/list-state';
import { ListView } from '../../ui/state-views/state-views';

const COLUMNS = 4;

interface AgendaSectionProps {
  state: ListState<CalendarEntry>;
  /** The events to which entries are linked. */
  events: readonly DatedEvent[];
  today: CivilDate;
}

export function AgendaSection({ state, events, today }: AgendaSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        aside={<ArrowLink to={paths.calendar}>{messages.labels.viewCalendar}</ArrowLink>}
      >
        {homeSections.agenda}
      </SectionHeading>
      <ListView
        state={state}
        empty={messages.public.noUpcomingEntries}
        skeleton={<AgendaSkeleton count={COLUMNS} />}
      >
        {(entries) => <AgendaList entries={linkEntries(entries, events)} today={today} />}
      </ListView>
    </section>
  );
}
