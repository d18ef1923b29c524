import type { QueryClient } from '@tanstack/react-query';
import type { DatabaseAccess } from './database/database-access';
import type { CivilDate } from './dates/dates';

/** What a page is about, where that is more than a page: the facts of it that search engines read. Timestamps are as stored. */
export type PageSubject =
  | { kind: 'event'; startsAt: string | null; endsAt: string | null; location: string | null }
  | { kind: 'news'; publishedAt: string; modifiedAt: string };

/** What a page tells search engines, link previews and the browser's tab about itself. */
export interface PageMeta {
  /** Without the site's name, which is appended; the home page has none of its own. */
  title?: string;
  description?: string;
  /** The path under which the page wants to be known. */
  canonicalPath?: string;
  /** Keeps the page out of search engines. */
  isHidden?: boolean;
  /** The page's own preview picture, as `sharePicturePath` names it. */
  imageUrl?: string;
  subject?: PageSubject;
}

/** What every page is served with. */
export interface PageServices {
  database: DatabaseAccess;
  /** Whether stored pictures can be asked for in smaller widths. */
  resizesImages: boolean;
  /** The site's own address as visitors know it; the server knows it, also behind a proxy. */
  siteOrigin: string;
  /** The day of the document, in Istanbul: the one it is rendered for, or that of the one that is taken over. */
  writtenOn?: CivilDate | undefined;
  /** Gives the day to load pages for: while a document is rendered that document's, even past midnight; otherwise today. */
  today: () => CivilDate;
  queryClient: QueryClient;
  /**
   * Takes running reads that a page can be shown without. The server waits for them, so that the document is
   * finished; the browser shows the page at once, with its loading states. A failure is the page's to show.
   */
  prefetch: (...reads: Promise<unknown>[]) => Promise<void>;
}

interface PageRequest {
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
}

/** A page's loader: fills the query cache. It throws a redirect, or `data` with status 404 when there is no such page. */
export type LoadPage = (services: PageServices, page: PageRequest) => Promise<void>;
