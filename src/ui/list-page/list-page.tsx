import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { data as response, useSearchParams } from 'react-router-dom';
import type { DatabaseAccess } from '../../lib/database/database-access';
import type { ListPage } from '../../lib/database/read-list-page';
import { messages } from '../../lib/messages';
import type { PageLoader } from '../../lib/page-data';
import { listPagePath, type PagedPath, readPageNumber } from '../../lib/paths/list-pages';
import { ArrowLink } from '../button/button';
import { ContentFrame, type ContentFrameProps } from '../content-frame/content-frame';
import { useDatabase } from '../database-context';
import { usePageHead } from '../page-head';
import { listState } from '../state-views/list-state';
import { ListView } from '../state-views/state-views';
import styles from './list-page.module.css';
import { feedPaths } from '../../lib/paths/feed-paths';

const { listPages: texts } = messages;

/** The description of a list that has pages. */
interface PagedList<Row> {
  path: PagedPath;
  /** Reads a page (1-based). */
  query: (access: DatabaseAccess, page: number) => UseQueryOptions<ListPage<Row>>;
  /** The title in the browser's tab. Pages after the first add their number. */
  title: string;
  /** What the list holds, in the links to other pages: 'duyurular'. */
  items: string;
  empty: string;
  skeleton: ReactNode;
  frame: Omit<ContentFrameProps, 'children'>;
  Rows: ComponentType<{ rows: readonly Row[] }>;
}

/** Returns the exports of a list page's module. A page after the last one is answered with 404 and the way back. */
export function listPage<Row>(list: PagedList<Row>) {
  const { path, query, frame, Rows } = list;

  const load: PageLoader = async ({ database, queryClient, prefetch }, { request }) => {
    const page = readPageNumber(path, new URL(request.url).searchParams);
    const asked = query(database, page);
    await prefetch(queryClient.query(asked));
    const read = queryClient.getQueryData<ListPage<Row>>(asked.queryKey);
    // oxlint-disable-next-line typescript/only-throw-error -- how a loader answers (reactrouter.com/api/utils/data)
    if (read && isAfterLast(read, page)) throw response(texts.missing, { status: 404 });
  };

  function Component() {
    const [search] = useSearchParams();
    const page = readPageNumber(path, search);
    const read = useQuery(query(useDatabase(), page));
    if (read.data && isAfterLast(read.data, page)) {
      return <NotFound sentence={texts.missing} />;
    }
    return (
      <ContentFrame {...frame}>
        <PageHead page={page} />
        <ListView
          state={listState({ ...read, data: read.data?.rows })}
          empty={list.empty}
          skeleton={list.skeleton}
        >
          {(rows) => <Rows rows={rows} />}
        </ListView>
        <PageLinks {...list} page={page} hasOlder={read.data?.hasOlder ?? false} />
        <FeedLink />
      </ContentFrame>
    );
  }

  function PageHead({ page }: { page: number }) {
    usePageHead(
      page > 1
        ? { title: `${list.title}, ${texts.present(page)}`, canonicalPath: listPagePath(path, page) }
        : {},
    );
    return null;
  }

  function NotFound({ sentence }: { sentence: string }) {
    usePageHead({ title: sentence, isHidden: true });
    return (
      <ContentFrame {...frame}>
        <div className={styles.missing}>
          <p role="status">{sentence}</p>
          <p>
            <ArrowLink to={path} isBack>
              {texts.toFirst}
            </ArrowLink>
          </p>
        </div>
        <FeedLink />
      </ContentFrame>
    );
  }

  return { load, Component, NotFound };
}

function isAfterLast({ rows }: ListPage<unknown>, page: number): boolean {
  return page > 1 && rows.length === 0;
}

/** Pagination as links, so that all rows of a list can be reached without JavaScript. */
function PageLinks({
  path,
  items,
  page,
  hasOlder,
}: Pick<PagedList<unknown>, 'path' | 'items'> & { page: number; hasOlder: boolean }) {
  if (page === 1 && !hasOlder) return null;
  return (
    <nav className={styles.pages} aria-label={texts.label}>
      {page > 1 && (
        <ArrowLink to={listPagePath(path, page - 1)} isBack>
          {texts.newer(items)}
        </ArrowLink>
      )}
      <span className={styles.present} aria-current="page">
        {texts.present(page)}
      </span>
      {hasOlder && <ArrowLink to={listPagePath(path, page + 1)}>{texts.older(items)}</ArrowLink>}
    </nav>
  );
}

function FeedLink() {
  return (
    <p className={styles.line}>
      <a className={styles.link} href={feedPaths.rss} type="application/rss+xml">
        {messages.sharing.rss}
      </a>
    </p>
  );
}
