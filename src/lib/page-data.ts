import type { QueryClient } from '@tanstack/react-query';
import type { DatabaseAccess } from './database/database-access';
import type { CivilDate } from './dates/dates';
import type { EventChange } from './event-change';

/** The event or article that a page shows, for structured data. Timestamps are as stored. */
export type PageSubject =
  | {
      kind: 'event';
      startsAt: string | null;
      endsAt: string | null;
      location: string | null;
      /** Null if it takes place as announced. */
      change: EventChange['kind'] | null;
    }
  | { kind: 'news'; publishedAt: string; modifiedAt: string };

/** What a page lists, for structured data: the board in office, or the books that won an award. */
export type PageList =
  | { kind: 'board'; members: readonly { name: string; role: string | null }[] }
  | { kind: 'books'; books: readonly { title: string; author: string; year: number }[] };

/** A page's metadata for search engines, link previews and the browser's tab. */
export interface PageMeta {
  /** Without the site's name, which is appended. The home page has no title. */
  title?: string;
  description?: string;
  /** The page's canonical path. */
  canonicalPath?: string;
  /** Asks search engines not to index the page. */
  isHidden?: boolean;
  /** The page's preview picture; see `sharePicturePath`. Null for a page that has none. */
  imageUrl?: string | null;
  subject?: PageSubject;
  /** Whether it is one of a list, whose path its own begins with. A page with a subject always is. */
  isBelowList?: true;
  list?: PageList;
}

/** The services that every page can use. */
export interface PageServices {
  database: DatabaseAccess;
  /** The site's public origin, also behind a proxy. */
  siteOrigin: string;
  /** Whether the sign-in pages have a captcha, which the privacy page names. */
  hasCaptcha: boolean;
  /** The day of the document in Istanbul. Undefined where no server rendered one. */
  renderedOn?: CivilDate | undefined;
  /** Returns the day to load pages for: while a document is rendered its day, even past midnight; otherwise today. */
  today: () => CivilDate;
  queryClient: QueryClient;
  /**
   * Waits for reads that a page can be shown without. On the server it resolves when all are settled, so that the
   * document is complete. In the browser it resolves at once, and the page shows loading states. Failures are left to
   * the page.
   */
  prefetch: (...reads: Promise<unknown>[]) => Promise<void>;
}

interface PageRequest {
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}

/**
 * A page's loader fills the query cache. It throws a redirect, or `data` with status 404 when the page does not exist.
 */
export type PageLoader = (services: PageServices, page: PageRequest) => Promise<void>;
