import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { CardSkeletons } from '../../../ui/card/card';
import { ContentFrame } from '../../../ui/content-frame/content-frame';
import { useDatabase } from '../../../ui/database-context';
import { FeedLink } from '../../../ui/feed-link/feed-link';
import { usePageHead } from '../../../ui/page-head';
import { listState } from '../../../ui/state-views/list-state';
import { ListView } from '../../../ui/state-views/state-views';
import { useToday } from '../../../ui/hooks/use-today';
import { eventTexts } from '../../../content/events';
import { trailTo } from '../../../content/shell/menu';
import heroPicture from '../../../pictures/hero-events.svg?hero';
import { messages } from '../../../lib/messages';
import type { PageLoader } from '../../../lib/page-data';
import { EventSections } from './event-sections';
import { paths } from '../../../lib/paths/paths';
import styles from './events-page.module.css';
import { PageLinks, readPage } from './page-links';
import { EVENTS_PER_PAGE, eventsQuery } from './queries';

const SKELETONS = 4;

export const load: PageLoader = async ({ database, queryClient, prefetch }, { request }) => {
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
