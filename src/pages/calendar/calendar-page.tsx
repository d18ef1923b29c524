import { ContentFrame } from '../../components/content-frame/content-frame';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useDatabase } from '../../components/database-context';
import { usePageHead } from '../../components/page-head';
import { listState } from '../../components/state-views/list-state';
import { ListView } from '../../components/state-views/state-views';
import { useToday } from '../../components/use-today';
import { calendarTexts } from '../../content/calendar';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-calendar.svg?hero';
import { todayInIstanbul } from '../../shared/dates';
import { messages } from '../../shared/messages';
import { formatMonth, monthOf, readMonth } from '../../shared/months';
import type { LoadPage } from '../../shared/page-data';
import { pageParams } from '../../shared/page-params';
import { paths } from '../../shared/paths';
import styles from './calendar-page.module.css';
import { EntryList, EntrySkeleton } from './entry-list';
import { linkEntries } from './linked-entries';
import { MonthBar } from './month-bar';
import { MonthGrid } from './month-grid';
import { monthEventsQuery, monthQuery } from './queries';
import { Subscription } from './subscription';

const MONTH_PARAM = pageParams[paths.calendar].month;

export const load: LoadPage = async ({ database, queryClient, prefetch }, { request }) => {
  const asked = new URL(request.url).searchParams.get(MONTH_PARAM);
  const month = readMonth(asked, monthOf(todayInIstanbul()));
  await prefetch(
    queryClient.query(monthQuery(database, month)),
    queryClient.query(monthEventsQuery(database, month)),
  );
};

export function Component() {
  const database = useDatabase();
  const today = useToday();
  const [search] = useSearchParams();
  const asked = search.get(MONTH_PARAM);
  const month = readMonth(asked, monthOf(today));
  usePageHead(month === asked ? { title: calendarTexts.titleOf(formatMonth(month)) } : {});
  const entries = useQuery(monthQuery(database, month));
  const { data: events = [] } = useQuery(monthEventsQuery(database, month));

  return (
    <ContentFrame title={calendarTexts.title} picture={heroPicture} trail={trailTo(paths.calendar)}>
      <div className={styles.sheet}>
        <MonthBar month={month} today={today} />
        <div className={styles.columns}>
          <div className={styles.entries} aria-busy={entries.isPending}>
            <ListView
              state={listState(entries)}
              empty={messages.public.noEntriesThisMonth}
              skeleton={<EntrySkeleton />}
            >
              {(items) => <EntryList entries={linkEntries(items, events)} />}
            </ListView>
          </div>
          <MonthGrid month={month} today={today} entries={entries.data ?? []} />
        </div>
        <Subscription />
      </div>
    </ContentFrame>
  );
}
