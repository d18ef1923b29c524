import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { CardSkeletons } from '../../components/card/card';
import { ContentFrame } from '../../components/content-frame/content-frame';
import { useDatabase } from '../../components/database-context';
import { FeedLink } from '../../components/feed-link/feed-link';
import { usePageHead } from '../../components/page-head';
import { listState } from '../../components/state-views/list-state';
import { ListView } from '../../components/state-views/state-views';
import { useToday } from '../../components/use-today';
import { eventTexts } from '../../content/events';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-events.svg?hero';
import { messages } from '../../shared/messages';
import type { LoadPage } from '../../shared/page-data';
import { EventSections } from './event-sections';
import { paths } from '../../shared/paths';
import styles from './events-page.module.css';
import { PageLinks, readPage } from './page-links';
import { EVENTS_PER_PAGE, eventsQuery } from './queries';

const SKELETONS = 4;

export const load: LoadPage = async ({ database, queryClient, prefetch }, { request }) => {
  const page = readPage(new URL(request.url).searchParams);
  await prefetch(queryClient.query(eventsQuery(database, page)));
};

export function Component() {
  const [search] = useSearchParams();
  const page = readPage(search);
  usePageHead(page > 1 ? { title: eventTexts.titleOf(page) } : {});
  const events = useQuery(eventsQuery(useDatabase(), page));
  const today = useToday();
  return (
    <ContentFrame title={messages.labels.events} picture={heroPicture} trail={trailTo(paths.events)}>
      <ListView
        state={listState(events)}
        empty={messages.public.noEvents}
        skeleton={<CardSkeletons count={SKELETONS} className={styles.grid} />}
      >
        {(items) => <EventSections events={items.slice(0, EVENTS_PER_PAGE)} today={today} />}
      </ListView>
      <PageLinks page={page} hasOlder={(events.data ?? []).length > EVENTS_PER_PAGE} />
      <FeedLink />
    </ContentFrame>
  );
}
