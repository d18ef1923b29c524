import { useQuery } from '@tanstack/react-query';
import { CardSkeletons } from '../../components/card/card';
import { ContentFrame } from '../../components/content-frame/content-frame';
import { useDatabase } from '../../components/database-context';
import { FeedLink } from '../../components/feed-link/feed-link';
import { listState } from '../../components/state-views/list-state';
import { ListView } from '../../components/state-views/state-views';
import { alumniTexts } from '../../content/alumni';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-alumni.svg?hero';
import { messages } from '../../shared/messages';
import type { LoadPage } from '../../shared/page-data';
import { paths } from '../../shared/paths';
import styles from './alumni-news-page.module.css';
import { NewsCard } from './news-card';
import { alumniNewsQuery } from './queries';

const SKELETONS = 4;

export const load: LoadPage = async ({ database, queryClient, prefetch }) => {
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
