import { useQuery } from '@tanstack/react-query';
import { CardSkeleton } from '../../components/card/card';
import { useDatabase } from '../../components/database-context';
import { PageHero } from '../../components/page-hero/page-hero';
import { listState } from '../../components/state-views/list-state';
import { ListView } from '../../components/state-views/state-views';
import { alumniTexts } from '../../content/alumni';
import heroPicture from '../../pictures/hero-alumni.svg?picture';
import { messages } from '../../shared/messages';
import type { LoadPage } from '../../shared/page-data';
import styles from './alumni-news-page.module.css';
import { NewsCard } from './news-card';
import { alumniNewsQuery } from './queries';

const SKELETONS = [0, 1, 2, 3];

export const load: LoadPage = async ({ database, queryClient, prefetch }) => {
  await prefetch(queryClient.query(alumniNewsQuery(database)));
  return { meta: {} };
};

export function Component() {
  const news = useQuery(alumniNewsQuery(useDatabase()));
  return (
    <>
      <PageHero title={alumniTexts.newsTitle} picture={heroPicture}>
        {alumniTexts.newsLead}
      </PageHero>
      <div className={styles.list}>
        <ListView
          state={listState(news)}
          empty={messages.public.noNews}
          skeleton={
            <div className={styles.grid}>
              {SKELETONS.map((position) => (
                <CardSkeleton key={position} />
              ))}
            </div>
          }
        >
          {(items) => (
            <ul className={styles.grid}>
              {items.map((item) => (
                <li key={item.id}>
                  <NewsCard news={item} />
                </li>
              ))}
            </ul>
          )}
        </ListView>
      </div>
    </>
  );
}
