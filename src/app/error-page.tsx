import { useEffect, useLayoutEffect, type ComponentType } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ButtonAnchor } from '../ui/button/button';
import { isUnavailable } from '../lib/database/read-rows';
import { messages } from '../lib/messages';
import { paths } from '../lib/paths/paths';
import styles from './error-page.module.css';
import { reloadOnce, StaleChunkError } from '../lib/stale-chunk';

/** The state of a place in the history whose page was rendered afresh. */
const AFRESH = 'afresh';

interface ErrorPageProps {
  /** Rendered instead of the error when the page's row does not exist. */
  NotFound?: ComponentType<{ sentence: string }>;
}

/** The error element of every route: the page's own "not found", or a sentence and a link that reloads the site. */
export function ErrorPage({ NotFound }: ErrorPageProps) {
  const error = useRouteError();
  useEffect(() => {
    if (error instanceof StaleChunkError) reloadOnce();
  }, [error]);

  if (useFreshRender(error)) return null;
  if (NotFound && isRouteErrorResponse(error) && error.status === 404) {
    return <NotFound sentence={String(error.data)} />;
  }
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{messages.public.brokenTitle}</h1>
      <p className={styles.text}>
        {isUnavailable(error) ? messages.public.unreachable : messages.public.broken}
      </p>
      <ButtonAnchor href={paths.home}>{messages.labels.backToHome}</ButtonAnchor>
    </section>
  );
}

/**
 * Renders the page afresh when React missed a node that a translator or an extension had replaced, once for each place
 * in the history. Returns whether it does so.
 */
function useFreshRender(error: unknown): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const isDue = error instanceof DOMException && error.name === 'NotFoundError' && location.state !== AFRESH;
  useLayoutEffect(() => {
    if (!isDue) return;
    // A new location resets the error boundary. Without waiting for a transition, the page keeps its scroll position.
    queueMicrotask(() => {
      void navigate(location, { replace: true, preventScrollReset: true, flushSync: true, state: AFRESH });
    });
  }, [isDue, location, navigate]);
  return isDue;
}
