import { useQuery } from '@tanstack/react-query';
import { AnnouncementCard } from '../../components/announcement-card/announcement-card';
import { CardSkeletons } from '../../components/card/card';
import { ContentFrame } from '../../components/content-frame/content-frame';
import { useDatabase } from '../../components/database-context';
import { FeedLink } from '../../components/feed-link/feed-link';
import { listState } from '../../components/state-views/list-state';
import { ListView } from '../../components/state-views/state-views';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-announcements.svg?hero';
import { LIST_EXCERPT_LENGTH } from '../../shared/card-text';
import { messages } from '../../shared/messages';
import type { LoadPage } from '../../shared/page-data';
import { paths } from '../../shared/paths';
import styles from './announcements-page.module.css';
import { announcementsQuery } from './queries';

const CARD_SIZES = '(min-width: 960px) 580px, 92vw';
const SKELETONS = 4;

export const load: LoadPage = async ({ database, queryClient, prefetch }) => {
  await prefetch(queryClient.query(announcementsQuery(database)));
};

export function Component() {
  const announcements = useQuery(announcementsQuery(useDatabase()));
  return (
    <ContentFrame
      title={messages.labels.announcements}
      picture={heroPicture}
      trail={trailTo(paths.announcements)}
    >
      <ListView
        state={listState(announcements)}
        empty={messages.public.noAnnouncements}
        skeleton={<CardSkeletons count={SKELETONS} className={styles.grid} />}
      >
        {(items) => (
          <ul className={styles.grid}>
            {items.map((announcement) => (
              <li key={announcement.id}>
                <AnnouncementCard
                  announcement={announcement}
                  excerptLength={LIST_EXCERPT_LENGTH}
                  level={2}
                  sizes={CARD_SIZES}
                />
              </li>
            ))}
          </ul>
        )}
      </ListView>
      <FeedLink />
    </ContentFrame>
  );
}
