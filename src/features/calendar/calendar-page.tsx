import { ContentFrame } from '../../ui/content-frame/content-frame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { calendarTexts } from '../../content/calendar';
import { trailTo } from '../../content/shell/menu';
import { formatMonth, monthOf, readMonth, type Month } from '../../lib/dates/months';
import { messages } from '../../lib/messages';
import type { PageLoader } from '../../lib/page-data';
import { pageParams, readParam } from '../../lib/paths/page-params';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-calendar.svg?hero';
import { useDatabase } from '../../ui/database-context';
import { useToday } from '../../ui/hooks/use-today';
import { usePageHead } from '../../ui/page-head';
import { listState } from '../../ui/state-views/list-state';
import { ErrorView, ListView } from '../../ui/state-views/state-views';
import styles from './calendar-page.module.css';
import { EntryList, EntrySkeleton, NextEntry } from './entry-list';
import { linkEntries } from './linked-entries';
import { MonthBar } from './month/month-bar';
import { MonthGrid } from './month/month-grid';
import { agendaEventsQuery, agendaQuery, calendarSpanQuery, monthEventsQuery, monthQuery } from './queries';
import { Subscription } from './subscription/subscription';

const SKELETON_ROWS = 3;
const MONTH_PARAM = pageParams[paths.calendar].month;

export const load: PageLoader = async ({ database, queryClient, prefetch, today }, { request }) => {
  const asked = readParam(MONTH_PARAM, new URL(request.url).searchParams);
  const month = readMonth(asked, monthOf(today()));
  await prefetch(
    queryClient.query(monthQuery(database, month)),
    queryClient.query(monthEventsQuery(database, month)),
    queryClient.query(agendaQuery(database, today())),
    queryClient.query(agendaEventsQuery(database, today())),
    queryClient.query(calendarSpanQuery(database)),
  );
};

export function Component() {
  const database = useDatabase();
  const today = useToday();
  const [search] = useSearchParams();
  const asked = readParam(MONTH_PARAM, search);
  const { month, entries, missed } = useShownMonth(readMonth(asked, monthOf(today)));
  usePageHead(month === asked ? { title: calendarTexts.titleOf(formatMonth(month)) } : {});
  const { data: events = [] } = useQuery(monthEventsQuery(database, month));
  const { data: toCome = [] } = useQuery(agendaQuery(database, today));
  const { data: eventsToCome = [] } = useQuery(agendaEventsQuery(database, today));
  const [next] = linkEntries(toCome, eventsToCome);
  const { data: span } = useQuery(calendarSpanQuery(database));

  return (
    <ContentFrame
      title={calendarTexts.title}
      foot={next && <NextEntry entry={next} today={today} />}
      picture={heroPicture}
      trail={trailTo(paths.calendar)}
    >
      <div className={styles.sheet}>
        <MonthBar month={month} today={today} span={span ?? null} />
        <div className={styles.columns}>
          <div className={styles.entries} aria-busy={entries.isPending}>
            {missed && (
              <ErrorView
                message={calendarTexts.monthMissing(formatMonth(missed.month), formatMonth(month))}
                onRetry={missed.onRetry}
              />
            )}
            <ListView
              state={listState(entries)}
              empty={messages.public.noEntriesThisMonth}
              skeleton={<EntrySkeleton count={SKELETON_ROWS} />}
            >
              {(items) => <EntryList entries={linkEntries(items, events)} today={today} />}
            </ListView>
          </div>
          <MonthGrid month={month} today={today} entries={entries.data ?? []} />
        </div>
        <Subscription />
      </div>
    </ContentFrame>
  );
}

/**
 * Returns the asked month, or if it cannot be read the one that was shown before it, and which was missed. As specified,
 * a first month that cannot be read is empty.
 */
function useShownMonth(asked: Month) {
  const database = useDatabase();
  const read = useQuery(monthQuery(database, asked));
  const [last, setLast] = useState(asked);
  if (read.isSuccess && last !== asked) setLast(asked);
  const month = read.isError ? last : asked;
  const entries = useQuery(monthQuery(database, month));
  return {
    month,
    entries: entries.isError ? { ...entries, data: [] } : entries,
    missed: month !== asked && { month: asked, onRetry: () => void read.refetch() },
  };
}
