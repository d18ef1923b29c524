import { useId } from 'react';
import { homeSections } from '../../content/home';
import type { CalendarEntry } from '../../features/calendar/calendar-rows';
import { AgendaList, EntrySkeleton } from '../../features/calendar/entry-list';
import { messages } from '../../lib/messages';
import { paths } from '../../lib/paths/paths';
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
        skeleton={<EntrySkeleton layout="columns" count={COLUMNS} />}
      >
        {(entries) => <AgendaList entries={entries} />}
      </ListView>
    </section>
  );
}
