import type { ReactElement } from 'react';
import { AnnouncementCard } from '../features/announcements/announcement-card';
import { EventCard } from '../features/events/event-card';
import { previewTexts } from '../content/shell/preview';
import { type Detail, DetailView } from '../ui/detail-page/detail-page';
import { announcementDetail } from '../features/announcements/detail/announcement-detail';
import { announcementMeta } from '../features/announcements/detail/announcement-detail';
import { leadsToSource } from '../features/alumni-news/alumni-news';
import { newsDetail } from '../features/alumni-news/detail/news-detail';
import { newsMeta } from '../features/alumni-news/detail/news-detail';
import { NewsCard } from '../features/alumni-news/list/news-card';
import { BulletinYears } from '../features/bulletins/bulletin-years';
import { EntryList } from '../features/calendar/entry-list';
import { eventDetail } from '../features/events/detail/event-detail';
import { eventMeta } from '../features/events/detail/event-meta';
import { PerkCard } from '../features/perks/perk-card';
import calendarHero from '../pictures/hero-calendar.svg?hero';
import bulletinsHero from '../pictures/hero-library.svg?hero';
import perksHero from '../pictures/hero-perks.svg?hero';
import { mergeBulletins } from '../features/bulletins/bulletins';
import { readCalendarRow } from '../features/calendar/calendar-rows';
import { todayInIstanbul } from '../lib/dates/dates';
import { LIST_EXCERPT_LENGTH } from '../lib/text/card-text';
import { pickCover } from '../lib/media/cover';
import type { Html } from '../lib/html/html';
import { calendarPath } from '../lib/paths/links';
import { paths } from '../lib/paths/paths';
import type { PageMeta } from '../lib/page-data';
import type { PreviewedTable } from '../lib/preview';
import type { HeroAsset } from '../pictures/picture-asset';
import type { SafeHtml } from '../ui/rich-text/body-attributes';
import { announcementCaption, eventCaption, newsCaption, type ShareCaption } from '../sharing/share-captions';
import {
  readAnnouncement,
  readBulletin,
  readEvent,
  readNews,
  readPerk,
  type UnsavedRow,
} from './preview-rows';
import { SharedLink } from './shared-link';

const LISTED = {
  excerptLength: LIST_EXCERPT_LENGTH,
  level: 2,
  sizes: '(min-width: 960px) 580px, 92vw',
} as const;

/** How the site shows the rows of a table. */
interface RowPreviews {
  /** The row's card or line in a list; null while it lacks what that needs. */
  card: (row: UnsavedRow) => ReactElement | null;
  /** Its page with its rich text, sanitized; null for a row that has none. `isByLink` as `DetailView` takes it. */
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

interface Article<Row extends Readonly<Record<string, unknown>>, Shown extends Row> {
  read: (row: UnsavedRow) => Row;
  /** The row with its rich text, sanitized. */
  show: (row: Row, body: SafeHtml | null) => Shown;
  bodyOf: (row: Row) => Html | null;
  detail: Detail<Shown>;
  metaOf: (row: Row) => PageMeta & { canonicalPath: string };
  captionOf: (row: Row) => ShareCaption;
  card: (row: Row) => ReactElement;
  hasPage?: (row: Row) => boolean;
}

/** The previews of a row that has a page. */
function article<Row extends Readonly<Record<string, unknown>>, Shown extends Row>(
  of: Article<Row, Shown>,
): RowPreviews {
  const { detail, metaOf, hasPage = () => true } = of;
  const ifPaged = (unsaved: UnsavedRow, write: (row: Row) => ReactElement) => {
    const row = of.read(unsaved);
    return hasPage(row) ? write(row) : null;
  };
  return {
    card: (row) => of.card(of.read(row)),
    page: (unsaved, body, isByLink) =>
      ifPaged(unsaved, (row) => <DetailView detail={detail} row={of.show(row, body)} isByLink={isByLink} />),
    bodyOf: (row) => of.bodyOf(of.read(row)),
    share: (unsaved) =>
      ifPaged(unsaved, (row) => (
        <SharedLink
          meta={metaOf(row)}
          caption={of.captionOf(row)}
          cover={pickCover(row)}
          drawing={detail.picture}
        />
      )),
    list: { path: detail.back.to, picture: detail.picture },
    addressOf: (row) => metaOf(of.read(row)).canonicalPath,
  };
}

/** Renders a form's values, or a saved row, with the site's own components. */
export const previews: Readonly<Record<PreviewedTable, RowPreviews>> = {
  announcements: article({
    read: readAnnouncement,
    show: (row, body) => ({ ...row, body }),
    bodyOf: ({ body }) => body,
    detail: announcementDetail,
    metaOf: announcementMeta,
    captionOf: announcementCaption,
    card: (announcement) => <AnnouncementCard announcement={announcement} {...LISTED} />,
  }),
  events: article({
    read: readEvent,
    show: (row, body) => ({ ...row, body }),
    bodyOf: ({ body }) => body,
    detail: eventDetail,
    metaOf: eventMeta,
    captionOf: eventCaption,
    card: (event) => <EventCard event={event} {...LISTED} />,
  }),
  alumni_news: article({
    read: readNews,
    show: (row, description) => ({ ...row, description }),
    bodyOf: ({ description }) => description,
    detail: newsDetail,
    metaOf: newsMeta,
    captionOf: newsCaption,
    card: (news) => <NewsCard news={news} />,
    hasPage: (news) => !leadsToSource(news),
  }),
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
