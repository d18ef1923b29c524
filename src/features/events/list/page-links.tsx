import { eventTexts } from '../../../content/events';
import { pageParams } from '../../../lib/paths/page-params';
import { paths } from '../../../lib/paths/paths';
import { ArrowLink } from '../../../ui/button/button';
import styles from './events-page.module.css';

const PAGE_PARAM = pageParams[paths.events].page;

/** Returns the page number in a query, or 1 if it is invalid. */
export function readPage(search: URLSearchParams): number {
  const written = search.get(PAGE_PARAM) ?? '';
  return /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 1;
}

/** Pagination as links, so that all events can be reached without JavaScript. */
export function PageLinks({ page, hasOlder }: { page: number; hasOlder: boolean }) {
  if (page === 1 && !hasOlder) return null;
  return (
    <nav className={styles.pages} aria-label={eventTexts.pages}>
      {page > 1 && (
        <ArrowLink to={addressOf(page - 1)} isBack>
          {eventTexts.newer}
        </ArrowLink>
      )}
      {hasOlder && <ArrowLink to={addressOf(page + 1)}>{eventTexts.older}</ArrowLink>}
    </nav>
  );
}

function addressOf(page: number): string {
  return page > 1 ? `${paths.events}?${PAGE_PARAM}=${page}` : paths.events;
}
