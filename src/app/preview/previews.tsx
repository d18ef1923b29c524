import type { ReactNode } from 'react';
import { AnnouncementCard } from '../../components/announcement-card/announcement-card';
import { EventCard } from '../../components/event-card/event-card';
import { previewTexts } from '../../content/preview';
import { AnnouncementArticle } from '../../pages/announcement/announcement-article';
import { NewsArticle } from '../../pages/alumni-news-item/news-article';
import { NewsCard } from '../../pages/alumni-news/news-card';
import { BulletinYears } from '../../pages/bulletins/bulletin-years';
import { EntryList } from '../../pages/calendar/entry-list';
import { EventArticle } from '../../pages/event/event-article';
import { PerkCard } from '../../pages/perks/perk-card';
import { mergeBulletins } from '../../shared/bulletins';
import { readCalendarRow } from '../../shared/calendar-rows';
import { LIST_EXCERPT_LENGTH } from '../../shared/card-text';
import type { PreviewedTable, PreviewView } from '../../shared/preview';
import {
  readAnnouncement,
  readBulletin,
  readEvent,
  readNews,
  readPerk,
  type UnsavedRow,
} from './preview-rows';

const CARD_SIZES = '(min-width: 960px) 580px, 92vw';

type Preview = (row: UnsavedRow) => ReactNode;

/** What visitors will see of a row: the site's own components, given the values of a form. */
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
    page: (row) => <AnnouncementArticle announcement={readAnnouncement(row)} />,
  },
  events: {
    card: (row) => (
      <EventCard event={readEvent(row)} excerptLength={LIST_EXCERPT_LENGTH} level={2} sizes={CARD_SIZES} />
    ),
    page: (row) => <EventArticle event={readEvent(row)} />,
  },
  alumni_news: {
    card: (row) => <NewsCard news={readNews(row)} />,
    page: (row) => <NewsArticle news={readNews(row)} />,
  },
  member_perks: { card: (row) => <PerkCard perk={readPerk(row)} /> },
  calendar: {
    card: (row) => {
      const entry = readCalendarRow({ ...row, title: row.title ?? previewTexts.untitled });
      return entry && <EntryList entries={[{ ...entry, to: null }]} />;
    },
  },
  bulletins: {
    card: (row) => {
      const bulletin = readBulletin(row);
      return bulletin && <BulletinYears years={mergeBulletins([bulletin], [])} />;
    },
  },
};
