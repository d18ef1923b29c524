import { useQuery } from '@tanstack/react-query';
import { CardSkeleton } from '../../components/card/card';
import { useDatabase } from '../../components/database-context';
import { PageHero } from '../../components/page-hero/page-hero';
import { listState } from '../../components/state-views/list-state';
import { ListView } from '../../components/state-views/state-views';
import { useToday } from '../../components/use-today';
import heroPicture from '../../pictures/hero-events.svg?picture';
import { messages } from '../../shared/messages';
import type { LoadPage } from '../../shared/page-data';
import { EventSections } from './event-sections';
import styles from './events-page.module.css';
import { eventsQuery } from './queries';

const SKELETONS = [0, 1, 2, 3];

export const load: LoadPage = async ({ database, queryClient, prefetch }) => {
  await prefetch(queryClient.query(eventsQuery(database)));
  return { meta: {} };
};

export function Component() {
  const events = useQuery(eventsQuery(useDatabase()));
  const today = useToday();
  return (
    <>
      <PageHero title={messages.labels.events} picture={heroPicture} />
      <div className={styles.list}>
        <ListView
          state={listState(events)}
          empty={messages.public.noEvents}
          skeleton={
            <div className={styles.grid}>
              {SKELETONS.map((position) => (
                <CardSkeleton key={position} />
              ))}
            </div>
          }
        >
          {(items) => <EventSections events={items} today={today} />}
        </ListView>
      </div>
    </>
  );
}
