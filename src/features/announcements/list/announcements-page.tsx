import { useQuery } from '@tanstack/react-query';
import { trailTo } from '../../../content/shell/menu';
import { messages } from '../../../lib/messages';
import type { PageLoader } from '../../../lib/page-data';
import { paths } from '../../../lib/paths/paths';
import { LIST_EXCERPT_LENGTH } from '../../../lib/text/card-text';
import heroPicture from '../../../pictures/hero-announcements.svg?hero';
import { CardSkeletons } from '../../../ui/card/card';
import { ContentFrame } from '../../../ui/content-frame/content-frame';
import { useDatabase } from '../../../ui/database-context';
import { FeedLink } from '../../../ui/feed-link/feed-link';
import { listState } from '../../../ui/state-views/list-state';
import { ListView } from '../../../ui/state-views/state-views';
import { AnnouncementCard } from '../announcement-card';
import styles from './announcements-page.module.css';
import { announcementsQuery } from './queries';

const CARD_SIZES = '(min-width: 960px) 580px, 92vw';
const SKELETONS = 4;

export const load: PageLoader = async ({ database, queryClient, prefetch }) => {
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
