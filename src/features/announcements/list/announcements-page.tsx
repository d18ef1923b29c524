import { trailTo } from '../../../content/shell/menu';
import { pageHeads } from '../../../content/shell/page-heads';
import { messages } from '../../../lib/messages';
import { paths } from '../../../lib/paths/paths';
import { LIST_EXCERPT_LENGTH } from '../../../lib/text/card-text';
import heroPicture from '../../../pictures/hero-announcements.svg?hero';
import { CardSkeletons } from '../../../ui/card/card';
import { listPage } from '../../../ui/list-page/list-page';
import { AnnouncementCard, type CardAnnouncement } from '../announcement-card';
import styles from './announcements-page.module.css';
import { announcementsQuery } from './queries';

const CARD_SIZES = '(min-width: 960px) 580px, 92vw';
const SKELETONS = 4;

export const { load, Component, NotFound } = listPage({
  path: paths.announcements,
  query: announcementsQuery,
  title: pageHeads.announcements.title,
  items: 'duyurular',
  empty: messages.public.noAnnouncements,
  skeleton: <CardSkeletons count={SKELETONS} className={styles.grid} />,
  frame: { title: messages.labels.announcements, picture: heroPicture, trail: trailTo(paths.announcements) },
  Rows,
});

function Rows({ rows }: { rows: readonly CardAnnouncement[] }) {
  return (
    <ul className={styles.grid}>
      {rows.map((announcement) => (
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
  );
}
