import { useEffect, type ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ButtonAnchor } from '../components/button/button';
import { isUnavailable } from '../shared/read-rows';
import { messages } from '../shared/messages';
import { paths } from '../shared/paths';
import styles from './error-page.module.css';
import { reloadOnce, StaleChunkError } from '../shared/stale-chunk';

interface ErrorPageProps {
  /** How the page looks when there is nothing under its address. */
  NotFound?: ComponentType<{ sentence: string }>;
}

/** What is left when a page cannot be shown: what it says without its row, or a plain sentence and a way back that starts the site afresh. */
export function ErrorPage({ NotFound }: ErrorPageProps) {
  const error = useRouteError();
  useEffect(() => {
    if (error instanceof StaleChunkError) reloadOnce();
  }, [error]);

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
