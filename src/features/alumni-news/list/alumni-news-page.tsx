import { useQuery } from '@tanstack/react-query';
import { alumniTexts } from '../../../content/alumni';
import { trailTo } from '../../../content/shell/menu';
import { messages } from '../../../lib/messages';
import type { PageLoader } from '../../../lib/page-data';
import { paths } from '../../../lib/paths/paths';
import heroPicture from '../../../pictures/hero-alumni.svg?hero';
import { CardSkeletons } from '../../../ui/card/card';
import { ContentFrame } from '../../../ui/content-frame/content-frame';
import { useDatabase } from '../../../ui/database-context';
import { FeedLink } from '../../../ui/feed-link/feed-link';
import { listState } from '../../../ui/state-views/list-state';
import { ListView } from '../../../ui/state-views/state-views';
import styles from './alumni-news-page.module.css';
import { NewsCard } from './news-card';
import { alumniNewsQuery } from './queries';

const SKELETONS = 4;

export const load: PageLoader = async ({ database, queryClient, prefetch }) => {
  await prefetch(queryClient.query(alumniNewsQuery(database)));
};

export function Component() {
  const news = useQuery(alumniNewsQuery(useDatabase()));
  return (
    <ContentFrame
      title={alumniTexts.newsTitle}
      line={alumniTexts.newsLead}
      picture={heroPicture}
      trail={trailTo(paths.alumniNews)}
    >
      <ListView
        state={listState(news)}
        empty={messages.public.noNews}
        skeleton={<CardSkeletons count={SKELETONS} className={styles.grid} />}
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
      <FeedLink />
    </ContentFrame>
  );
}
