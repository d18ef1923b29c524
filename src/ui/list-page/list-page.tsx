import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { data as response, useSearchParams } from 'react-router-dom';
import type { DatabaseAccess } from '../../lib/database/database-access';
import type { ListPage } from '../../lib/database/read-list-page';
import { messages } from '../../lib/messages';
import type { PageLoader } from '../../lib/page-data';
import { listPagePath, readPageNumber, type PagedPath } from '../../lib/paths/list-pages';
import { ArrowLink } from '../button/button';
import { useDatabase } from '../database-context';
import { usePageHead } from '../page-head';
import { listState } from '../state-views/list-state';
import { ListView } from '../state-views/state-views';
import styles from './list-page.module.css';
import { PageLinks } from './page-links';

const { listPages: texts } = messages;

export interface FrameProps {
  children: ReactElement | ReactElement[];
}

/** The description of a list that has pages. */
export interface PagedList<Row> {
  path: PagedPath;
  /** Reads a page (1-based). */
  query: (access: DatabaseAccess, page: number) => UseQueryOptions<ListPage<Row>>;
  /** The title in the browser's tab. Pages after the first add their number. */
  title: string;
  /** What the list holds, in the links to other pages: 'duyurular'. */
  items: string;
  empty: string;
  skeleton: ReactNode;
  /** The page around the list. */
  Frame: ComponentType<FrameProps>;
  Rows: ComponentType<{ rows: readonly Row[] }>;
}

/** Returns the exports of a list page's module. A page after the last one is answered with 404 and the way back. */
export function listPage<Row>(list: PagedList<Row>) {
  const { path, query, Frame, Rows } = list;

  const load: PageLoader = async ({ database, queryClient, prefetch }, { request }) => {
    const page = readPageNumber(path, new URL(request.url).searchParams);
    const asked = query(database, page);
    await prefetch(queryClient.query(asked));
    const read = queryClient.getQueryData<ListPage<Row>>(asked.queryKey);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how a loader answers (reactrouter.com/api/utils/data)
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
      <Frame>
        <PageHead page={page} />
        <ListView
          state={listState({ ...read, data: read.data?.rows })}
          empty={list.empty}
          skeleton={list.skeleton}
        >
          {(rows) => <Rows rows={rows} />}
        </ListView>
        <PageLinks list={path} page={page} hasOlder={read.data?.hasOlder ?? false} items={list.items} />
      </Frame>
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
      <Frame>
        <div className={styles.missing}>
          <p role="status">{sentence}</p>
          <p>
            <ArrowLink to={path} isBack>
              {texts.toFirst}
            </ArrowLink>
          </p>
        </div>
      </Frame>
    );
  }

  return { load, Component, NotFound };
}

function isAfterLast({ rows }: ListPage<unknown>, page: number): boolean {
  return page > 1 && rows.length === 0;
}
