import { useId } from 'react';
import { homeSections } from '../../content/home-sections';
import { AgendaList, AgendaSkeleton, type AgendaEntry } from '../../features/calendar/agenda/agenda-list';
import type { CalendarEntry } from '../../features/calendar/calendar-rows';
import { civilParts, monthName } from '../../lib/dates/dates';
import { messages } from '../../lib/messages';
import { paths } from '../../lib/paths/paths';
import { upperTurkish } from '../../lib/text/turkish';
import { ArrowLink } from '../../ui/button/button';
import { SectionHeading } from '../../ui/section-heading/section-heading';
import type { ListState } from '../../ui/state-views/list-state';
import { ListView } from '../../ui/state-views/state-views';

const COLUMNS = 4;

export function AgendaSection({ state }: { state: ListState<CalendarEntry> }) {
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
        {(entries) => <AgendaList entries={entries.map(agendaEntry)} />}
      </ListView>
    </section>
  );
}

function agendaEntry({ title, date }: CalendarEntry, position: number): AgendaEntry {
  const { day, month } = civilParts(date);
  return { key: position, date, day, month: upperTurkish(monthName(month)), title };
}
