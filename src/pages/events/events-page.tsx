import { useQuery } from '@tanstack/react-query';
import { CardSkeletons } from '../../components/card/card';
import { ContentFrame } from '../../components/content-frame/content-frame';
import { useDatabase } from '../../components/database-context';
import { FeedLink } from '../../components/feed-link/feed-link';
import { listState } from '../../components/state-views/list-state';
import { ListView } from '../../components/state-views/state-views';
import { useToday } from '../../components/use-today';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-events.svg?picture';
import { messages } from '../../shared/messages';
import type { LoadPage } from '../../shared/page-data';
import { EventSections } from './event-sections';
import { paths } from '../../shared/paths';
import styles from './events-page.module.css';
import { eventsQuery } from './queries';

const SKELETONS = 4;

export const load: LoadPage = async ({ database, queryClient, prefetch }) => {
  await prefetch(queryClient.query(eventsQuery(database)));
  return { meta: {} };
};

export function Component() {
  const events = useQuery(eventsQuery(useDatabase()));
  const today = useToday();
  return (
    <ContentFrame title={messages.labels.events} picture={heroPicture} trail={trailTo(paths.events)}>
      <ListView
        state={listState(events)}
        empty={messages.public.noEvents}
        skeleton={<CardSkeletons count={SKELETONS} className={styles.grid} />}
      >
        {(items) => <EventSections events={items} today={today} />}
      </ListView>
      <FeedLink />
    </ContentFrame>
  );
}
