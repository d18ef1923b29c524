import { useEffect } from 'react';
import { ButtonAnchor } from '../components/button/button';
import { isUnavailable } from '../shared/read-rows';
import { messages } from '../shared/messages';
import { paths } from '../shared/paths';
import styles from './error-page.module.css';
import { reloadOnce, StaleChunkError } from '../shared/stale-chunk';

/** What is left when a page cannot be shown: a plain sentence and a way back that starts the site afresh. */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => {
    if (error instanceof StaleChunkError) reloadOnce();
  }, [error]);

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
