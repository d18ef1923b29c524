import type { ReactNode } from 'react';
import { AnnouncementCard } from '../features/announcements/announcement-card';
import { EventCard } from '../features/events/event-card';
import { previewTexts } from '../content/shell/preview';
import { DetailView } from '../ui/detail-page/detail-page';
import { announcementDetail } from '../features/announcements/detail/announcement-detail';
import { announcementMeta } from '../features/announcements/detail/announcement-meta';
import { leadsToSource } from '../features/alumni-news/alumni-news';
import { newsDetail } from '../features/alumni-news/detail/news-detail';
import { newsMeta } from '../features/alumni-news/detail/news-meta';
import { NewsCard } from '../features/alumni-news/list/news-card';
import { BulletinYears } from '../features/bulletins/bulletin-years';
import { EntryList } from '../features/calendar/entry-list';
import { eventDetail } from '../features/events/detail/event-detail';
import { eventMeta } from '../features/events/detail/event-meta';
import { PerkCard } from '../features/perks/perk-card';
import alumniPicture from '../pictures/hero-alumni.svg?picture';
import announcementsPicture from '../pictures/hero-announcements.svg?picture';
import eventsPicture from '../pictures/hero-events.svg?picture';
import { mergeBulletins } from '../features/bulletins/bulletins';
import { readCalendarRow } from '../features/calendar/calendar-rows';
import { todayInIstanbul } from '../lib/dates/dates';
import { LIST_EXCERPT_LENGTH } from '../lib/text/card-text';
import { pickCover } from '../lib/media/cover';
import type { PreviewedTable, PreviewView } from '../lib/preview';
import { announcementCaption, eventCaption, newsCaption } from '../sharing/share-captions';
import {
  readAnnouncement,
  readBulletin,
  readEvent,
  readNews,
  readPerk,
  type UnsavedRow,
} from './preview-rows';
import styles from './preview-page.module.css';
import { SafePreview } from './safe-preview';
import { SharedLink } from './shared-link';

const CARD_SIZES = '(min-width: 960px) 580px, 92vw';

type Preview = (row: UnsavedRow) => ReactNode;

const withoutPage = <p className={styles.note}>{previewTexts.withoutPage}</p>;

/** Renders a form's values with the site's own components. */
export const previews: Readonly<Record<PreviewedTable, Partial<Record<PreviewView, Preview>>>> = {
  announcements: {
    card: (row) => (
      <AnnouncementCard
        announcement={readAnnouncement(row)}
        excerptLength={LIST_EXCERPT_LENGTH}
        level={2}
        sizes={CARD_SIZES}
      />
    ),
    page: (row) => {
      const announcement = readAnnouncement(row);
      return (
        <SafePreview body={announcement.body}>
          {(body) => <DetailView detail={announcementDetail} row={{ ...announcement, body }} />}
        </SafePreview>
      );
    },
    share: (row) => {
      const announcement = readAnnouncement(row);
      return (
        <SharedLink
          meta={announcementMeta(announcement)}
          caption={announcementCaption(announcement)}
          cover={pickCover(announcement)}
          drawing={announcementsPicture}
        />
      );
    },
  },
  events: {
    card: (row) => (
      <EventCard event={readEvent(row)} excerptLength={LIST_EXCERPT_LENGTH} level={2} sizes={CARD_SIZES} />
    ),
    page: (row) => {
      const event = readEvent(row);
      return (
        <SafePreview body={event.body}>
          {(body) => <DetailView detail={eventDetail} row={{ ...event, body }} />}
        </SafePreview>
      );
    },
    share: (row) => {
      const event = readEvent(row);
      return (
        <SharedLink
          meta={eventMeta(event)}
          caption={eventCaption(event)}
          cover={pickCover(event)}
          drawing={eventsPicture}
        />
      );
    },
  },
  alumni_news: {
    card: (row) => <NewsCard news={readNews(row)} />,
    page: (row) => {
      const news = readNews(row);
      if (leadsToSource(news)) return withoutPage;
      return (
        <SafePreview body={news.description}>
          {(description) => <DetailView detail={newsDetail} row={{ ...news, description }} />}
        </SafePreview>
      );
    },
    share: (row) => {
      const news = readNews(row);
      if (leadsToSource(news)) return withoutPage;
      return (
        <SharedLink
          meta={newsMeta(news)}
          caption={newsCaption(news)}
          cover={pickCover(news)}
          drawing={alumniPicture}
        />
      );
    },
  },
  member_perks: { card: (row) => <PerkCard perk={readPerk(row)} /> },
  calendar: {
    card: (row) => {
      const entry = readCalendarRow({ ...row, title: row.title ?? previewTexts.untitled });
      return entry && <EntryList entries={[{ ...entry, to: null }]} today={todayInIstanbul()} />;
    },
  },
  bulletins: {
    card: (row) => {
      const bulletin = readBulletin(row);
      return bulletin && <BulletinYears years={mergeBulletins([], [bulletin])} />;
    },
  },
};
