import { messages } from '../../lib/messages';
import { listPagePath, type PagedPath } from '../../lib/paths/list-pages';
import { ArrowLink } from '../button/button';
import styles from './list-page.module.css';

const { listPages: texts } = messages;

interface PageLinksProps {
  list: PagedPath;
  page: number;
  hasOlder: boolean;
  items: string;
}

/** Pagination as links, so that all rows of a list can be reached without JavaScript. */
export function PageLinks({ list, page, hasOlder, items }: PageLinksProps) {
  if (page === 1 && !hasOlder) return null;
  return (
    <nav className={styles.pages} aria-label={texts.label}>
      {page > 1 && (
        <ArrowLink to={listPagePath(list, page - 1)} isBack>
          {texts.newer(items)}
        </ArrowLink>
      )}
      <span className={styles.present} aria-current="page">
        {texts.present(page)}
      </span>
      {hasOlder && <ArrowLink to={listPagePath(list, page + 1)}>{texts.older(items)}</ArrowLink>}
    </nav>
  );
}
