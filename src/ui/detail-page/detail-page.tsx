import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { use, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { data as response, Navigate, redirect, useLocation, useParams } from 'react-router-dom';
import type { DatabaseAccess } from '../../lib/database/database-access';
import { errorMessage } from '../../lib/error-message';
import type { PageLoader, PageMeta } from '../../lib/page-data';
import type { HeroAsset } from '../../pictures/picture-asset';
import type { Step } from '../breadcrumb/breadcrumb';
import { useDatabase } from '../database-context';
import { usePageHead } from '../page-head';
import { ReadingFrame } from '../reading-frame/reading-frame';
import { SiteOriginContext } from '../document-context';
import { ErrorView, LoadingView } from '../state-views/state-views';

/** The description of a detail page; `Row` is the result of its query. */
export interface Detail<Row> {
  /** Reads the row for the last part of an address. */
  query: (access: DatabaseAccess, param: string) => UseQueryOptions<Row | null>;
  metaOf: (row: Row) => PageMeta & { canonicalPath: string };
  picture: HeroAsset;
  trailTo: (title: string) => readonly Step[];
  back: { to: string; label: string };
  headerOf: (row: Row) => {
    title: string;
    line?: ReactNode;
    foot?: ReactNode;
    heroUrl?: string | null;
    heroAlt?: string | null;
  };
  /** `address` is undefined in a preview. */
  Article: ComponentType<{ row: Row; address?: string | undefined }>;
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
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how a loader answers (reactrouter.com/api/utils/data)
    if (row === null) throw response(detail.missing(param), { status: 404 });
    if (row === undefined) return;
    const { pathname, search } = new URL(request.url);
    const { canonicalPath } = detail.metaOf(row);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- as above
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
      <Frame detail={detail} title={detail.loadingTitle}>
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
      <Frame detail={detail} title={detail.missingTitle}>
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

interface FrameProps<Row> {
  detail: Detail<Row>;
  title: string;
  line?: ReactNode;
  foot?: ReactNode;
  heroUrl?: string | null;
  heroAlt?: string | null;
  children: ReactElement;
}

/** The frame of the page in all of its states. */
function Frame<Row>({ detail, ...props }: FrameProps<Row>) {
  return (
    <ReadingFrame
      {...props}
      picture={detail.picture}
      trail={detail.trailTo(props.title)}
      back={detail.back}
    />
  );
}

/** Detail pages have exactly one route parameter. */
function paramIn(params: Readonly<Record<string, string | undefined>>): string {
  return Object.values(params)[0] ?? '';
}
