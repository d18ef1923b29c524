import type { ReactElement } from 'react';
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
import alumniHero from '../pictures/hero-alumni.svg?hero';
import announcementsHero from '../pictures/hero-announcements.svg?hero';
import calendarHero from '../pictures/hero-calendar.svg?hero';
import eventsHero from '../pictures/hero-events.svg?hero';
import bulletinsHero from '../pictures/hero-library.svg?hero';
import perksHero from '../pictures/hero-perks.svg?hero';
import alumniPicture from '../pictures/hero-alumni.svg?picture';
import announcementsPicture from '../pictures/hero-announcements.svg?picture';
import eventsPicture from '../pictures/hero-events.svg?picture';
import { mergeBulletins } from '../features/bulletins/bulletins';
import { readCalendarRow } from '../features/calendar/calendar-rows';
import { todayInIstanbul } from '../lib/dates/dates';
import { LIST_EXCERPT_LENGTH } from '../lib/text/card-text';
import { pickCover } from '../lib/media/cover';
import type { Html } from '../lib/html/html';
import { calendarPath } from '../lib/paths/links';
import { paths } from '../lib/paths/paths';
import type { PreviewedTable } from '../lib/preview';
import type { HeroAsset } from '../pictures/picture-asset';
import type { SafeHtml } from '../ui/rich-text/body-attributes';
import { announcementCaption, eventCaption, newsCaption } from '../sharing/share-captions';
import {
  readAnnouncement,
  readBulletin,
  readEvent,
  readNews,
  readPerk,
  type UnsavedRow,
} from './preview-rows';
import { SharedLink } from './shared-link';

const CARD_SIZES = '(min-width: 960px) 580px, 92vw';

/** How the site shows the rows of a table. */
interface RowPreviews {
  /** The row's card or line in a list; null while it lacks what that needs. */
  card: (row: UnsavedRow) => ReactElement | null;
  /**
   * Its page; null for a row that has none. `body` is its rich text, sanitized; `isByLink` as `DetailView` takes it.
   */
  page?: (row: UnsavedRow, body: SafeHtml | null, isByLink?: boolean) => ReactElement | null;
  /** The rich text of its page, not yet sanitized. */
  bodyOf?: (row: UnsavedRow) => Html | null;
  /** A shared link to its page; null for a row that has none. */
  share?: (row: UnsavedRow) => ReactElement | null;
  /** Where the list is in which it has a card. */
  list: { path: string; picture: HeroAsset };
  /** The path at which visitors see it when it is published. */
  addressOf: (row: UnsavedRow) => string;
}

/** Renders a form's values, or a saved row, with the site's own components. */
export const previews: Readonly<Record<PreviewedTable, RowPreviews>> = {
  announcements: {
    card: (row) => (
      <AnnouncementCard
        announcement={readAnnouncement(row)}
        excerptLength={LIST_EXCERPT_LENGTH}
        level={2}
        sizes={CARD_SIZES}
      />
    ),
    page: (row, body, isByLink) => (
      <DetailView detail={announcementDetail} row={{ ...readAnnouncement(row), body }} isByLink={isByLink} />
    ),
    bodyOf: (row) => readAnnouncement(row).body,
    list: { path: paths.announcements, picture: announcementsHero },
    addressOf: (row) => announcementMeta(readAnnouncement(row)).canonicalPath,
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
    page: (row, body, isByLink) => (
      <DetailView detail={eventDetail} row={{ ...readEvent(row), body }} isByLink={isByLink} />
    ),
    bodyOf: (row) => readEvent(row).body,
    list: { path: paths.events, picture: eventsHero },
    addressOf: (row) => eventMeta(readEvent(row)).canonicalPath,
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
    page: (row, description, isByLink) => {
      const news = readNews(row);
      if (leadsToSource(news)) return null;
      return <DetailView detail={newsDetail} row={{ ...news, description }} isByLink={isByLink} />;
    },
    bodyOf: (row) => readNews(row).description,
    list: { path: paths.alumniNews, picture: alumniHero },
    addressOf: (row) => newsMeta(readNews(row)).canonicalPath,
    share: (row) => {
      const news = readNews(row);
      if (leadsToSource(news)) return null;
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
  member_perks: {
    card: (row) => <PerkCard perk={readPerk(row)} />,
    list: { path: paths.perks, picture: perksHero },
    addressOf: () => paths.perks,
  },
  calendar: {
    card: (row) => {
      const entry = readCalendarRow({ ...row, title: row.title ?? previewTexts.untitled });
      return entry && <EntryList entries={[{ ...entry, to: null }]} today={todayInIstanbul()} />;
    },
    list: { path: paths.calendar, picture: calendarHero },
    addressOf: (row) => {
      const entry = readCalendarRow(row);
      return entry === null ? paths.calendar : calendarPath(entry.date.slice(0, 'YYYY-MM'.length));
    },
  },
  bulletins: {
    card: (row) => {
      const bulletin = readBulletin(row);
      return bulletin && <BulletinYears years={mergeBulletins([], [bulletin])} />;
    },
    list: { path: paths.bulletins, picture: bulletinsHero },
    addressOf: () => paths.bulletins,
  },
};
