import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { use, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { data as response, Navigate, redirect, useLocation, useParams } from 'react-router-dom';
import type { DatabaseAccess } from '../../lib/database/database-access';
import { errorMessage } from '../../lib/error-message';
import { messages } from '../../lib/messages';
import type { PageLoader, PageMeta } from '../../lib/page-data';
import type { HeroAsset } from '../../pictures/picture-asset';
import { Breadcrumb, type Step } from '../breadcrumb/breadcrumb';
import { ArrowLink } from '../button/button';
import { useDatabase } from '../database-context';
import { usePageHead } from '../page-head';
import { SiteOriginContext } from '../document-context';
import { PageHero } from '../page-hero/page-hero';
import { ErrorView, LoadingView } from '../state-views/state-views';
import styles from './detail-page.module.css';

interface Header {
  title: string;
  /** The small line under the title, and the lower part of the hero. */
  line?: ReactNode;
  foot?: ReactNode;
  /** An uploaded background, and what it shows if it is the row's cover. */
  heroUrl?: string | null;
  heroAlt?: string | null;
}

export interface RowProps<Row> {
  row: Row;
  /** Undefined in a preview. */
  address?: string | undefined;
}

/** The description of a detail page; `Row` is the result of its query. */
export interface Detail<Row> {
  /** Reads the row for the last part of an address. */
  query: (access: DatabaseAccess, param: string) => UseQueryOptions<Row | null>;
  metaOf: (row: Row) => PageMeta & { canonicalPath: string };
  picture: HeroAsset;
  trailTo: (title: string) => readonly Step[];
  back: { to: string; label: string };
  headerOf: (row: Row) => Header;
  Article: ComponentType<RowProps<Row>>;
  /** Titles of the page while it loads, and without a row. */
  loadingTitle: string;
  missingTitle: string;
  /** The sentence for an address without a row. */
  missing: (param: string) => string;
}

/** Returns the exports of a detail page's module. */
export function detailPage<Row>(detail: Detail<Row>) {
  const load: PageLoader = async ({ database, queryClient }, { params, request }) => {
    const param = paramIn(params);
    // A failed read stays in the query cache, and the page shows its error.
    const row = await queryClient.query(detail.query(database, param)).catch(() => undefined);
    // oxlint-disable-next-line typescript/only-throw-error -- how a loader answers (reactrouter.com/api/utils/data)
    if (row === null) throw response(detail.missing(param), { status: 404 });
    if (row === undefined) return;
    const { pathname, search } = new URL(request.url);
    const { canonicalPath } = detail.metaOf(row);
    // oxlint-disable-next-line typescript/only-throw-error -- as above
    if (pathname !== canonicalPath) throw redirect(canonicalPath + search, 301);
  };

  function Component() {
    const param = paramIn(useParams());
    const { pathname, search } = useLocation();
    const { data: row, error, refetch } = useQuery(detail.query(useDatabase(), param));
    if (row === null) return <NotFound sentence={detail.missing(param)} />;
    if (row) {
      const { canonicalPath } = detail.metaOf(row);
      // The row may be renamed while the page is open.
      return pathname === canonicalPath ? (
        <Found row={row} />
      ) : (
        <Navigate to={canonicalPath + search} replace />
      );
    }
    return (
      <Frame
        detail={detail}
        title={detail.loadingTitle}
        step={error ? messages.public.brokenTitle : messages.public.loading}
      >
        {error ? <ErrorView message={errorMessage(error)} onRetry={() => void refetch()} /> : <LoadingView />}
      </Frame>
    );
  }

  function Found({ row }: { row: Row }) {
    const meta = detail.metaOf(row);
    usePageHead(meta);
    const address = new URL(meta.canonicalPath, use(SiteOriginContext)).href;
    return <DetailView detail={detail} row={row} address={address} />;
  }

  function NotFound({ sentence }: { sentence: string }) {
    usePageHead({ title: sentence, isHidden: true });
    return (
      <Frame detail={detail} title={detail.missingTitle} step={sentence.replace(/\.$/, '')}>
        <p role="status">{sentence}</p>
      </Frame>
    );
  }

  return { load, Component, NotFound };
}

/** A loaded detail page, also used in previews. */
export function DetailView<Row>({
  detail,
  row,
  address,
  isByLink = false,
}: {
  detail: Detail<Row>;
  row: Row;
  address?: string;
  /** Whether a link shows the row, so that nothing of it has an address yet, such as an event's calendar file. */
  isByLink?: boolean;
}) {
  const { foot, ...header } = detail.headerOf(row);
  return (
    <Frame detail={detail} {...header} foot={isByLink ? undefined : foot}>
      <detail.Article row={row} address={address} />
    </Frame>
  );
}

interface FrameProps<Row> extends Header {
  detail: Detail<Row>;
  /** The breadcrumb's last step where it is not the title. */
  step?: string;
  children: ReactElement;
}

/** The frame of the page in all of its states: hero, breadcrumb, one reading column, a link back to the list. */
function Frame<Row>(props: FrameProps<Row>) {
  const { detail, title, step = title, line, foot, heroUrl, heroAlt, children } = props;
  return (
    <>
      <PageHero title={title} picture={detail.picture} imageUrl={heroUrl} imageAlt={heroAlt} foot={foot}>
        {line}
      </PageHero>
      <div className={styles.column}>
        <Breadcrumb trail={detail.trailTo(step)} />
        {children}
        <p className={styles.back}>
          <ArrowLink to={detail.back.to} isBack>
            {detail.back.label}
          </ArrowLink>
        </p>
      </div>
    </>
  );
}

/** Detail pages have exactly one route parameter. */
function paramIn(params: Readonly<Record<string, string | undefined>>): string {
  return Object.values(params)[0] ?? '';
}
