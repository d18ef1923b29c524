import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { data as response, Navigate, redirect, useParams } from 'react-router-dom';
import { trailTo } from '../content/shell/menu';
import { draftTexts } from '../content/shell/preview';
import { errorMessage } from '../lib/error-message';
import { messages } from '../lib/messages';
import type { PageLoader } from '../lib/page-data';
import { paths } from '../lib/paths/paths';
import notFoundPicture from '../pictures/hero-page.svg?hero';
import { ArrowLink } from '../ui/button/button';
import { ContentFrame } from '../ui/content-frame/content-frame';
import { useDatabase } from '../ui/database-context';
import { usePageHead } from '../ui/page-head';
import { PageHero } from '../ui/page-hero/page-hero';
import { ErrorView, LoadingView } from '../ui/state-views/state-views';
import styles from './draft-page.module.css';
import { previews } from './previews';
import { draftQuery, type Draft } from './queries';

/** Redirects from a row that visitors see meanwhile, because its link is to lead on when it is published. */
export const load: PageLoader = async ({ database, queryClient }, { params }) => {
  // Who comes back to the page asks again, because the link may have been revoked.
  const query = { ...draftQuery(database, params.token ?? ''), staleTime: 0 };
  // A failed read stays in the query cache, and the page shows its error.
  const draft = await queryClient.query(query).catch(() => undefined);
  // oxlint-disable-next-line typescript/only-throw-error -- how a loader answers (reactrouter.com/api/utils/data)
  if (draft === null) throw response(null, { status: 404 });
  // oxlint-disable-next-line typescript/only-throw-error -- as above
  if (draft && draft.address !== null) throw redirect(draft.address);
};

/** A draft that somebody shows by link: the site's own page of the row as it is saved, and a bar that says what it is. */
export function Component() {
  const { token = '' } = useParams();
  const { data: draft, error, refetch } = useQuery(draftQuery(useDatabase(), token));
  if (draft === null) return <NotFound />;
  if (draft)
    return draft.address === null ? <Shown draft={draft} /> : <Navigate to={draft.address} replace />;
  return (
    <Bare title={draftTexts.label}>
      {error ? <ErrorView message={errorMessage(error)} onRetry={() => void refetch()} /> : <LoadingView />}
    </Bare>
  );
}

function Shown({ draft: { table, row, body, endsAt } }: { draft: Draft }) {
  const { page, card, list } = previews[table];
  const trail = trailTo(list.path);
  const place = trail.at(-1)?.label ?? '';
  usePageHead({ title: draftTexts.title(typeof row.title === 'string' ? row.title : place) });
  return (
    <div className={styles.draft}>
      <aside className={styles.bar} aria-label={draftTexts.label}>
        <strong>{draftTexts.isDraft}</strong> <span>{draftTexts.note(endsAt)}</span>
      </aside>
      <div>
        {page?.(row, body, true) ?? (
          <ContentFrame title={place} picture={list.picture} trail={trail}>
            <div className={styles.card}>{card(row)}</div>
          </ContentFrame>
        )}
      </div>
    </div>
  );
}

/** The same for every link that shows nothing, so that nobody learns which ones there were. */
export function NotFound() {
  return (
    <Bare title={draftTexts.notFoundTitle}>
      <p role="status">{draftTexts.notFound}</p>
      <p>
        <ArrowLink to={paths.home} isBack>
          {messages.labels.backToHome}
        </ArrowLink>
      </p>
    </Bare>
  );
}

function Bare({ title, children }: { title: string; children: ReactNode }) {
  usePageHead({ title });
  return (
    <>
      <PageHero title={title} picture={notFoundPicture} />
      <div className={styles.note}>{children}</div>
    </>
  );
}
