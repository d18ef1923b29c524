import { useId } from 'react';
import { AgendaList, AgendaSkeleton, type AgendaEntry } from '../../components/agenda/agenda-list';
import { ArrowLink } from '../../components/button/button';
import { SectionHeading } from '../../components/section-heading/section-heading';
import type { ListState } from '../../components/state-views/list-state';
import { ListView } from '../../components/state-views/state-views';
import { homeSections } from '../../content/home-sections';
import type { CalendarEntry } from '../../shared/calendar-rows';
import { civilParts, monthName } from '../../shared/dates';
import { messages } from '../../shared/messages';
import { paths } from '../../shared/paths';
import { upperTurkish } from '../../shared/turkish';

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
