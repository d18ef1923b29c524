import { useEffect } from 'react';
import { messages } from '../../src/lib/messages';
import { paths } from '../../src/lib/paths/paths';
import { reloadOnce } from '../../src/lib/stale-chunk';
import styles from '../lib/frame.module.css';

/**
 * What is left when no screen can be shown: a plain sentence, and a way that starts afresh. As most often a new version has taken
 * away the code that this tab began with, that is tried first.
 */
export function Broken() {
  useEffect(() => {
    if (navigator.onLine) reloadOnce();
  }, []);

  return (
    <main className={`${styles.office} ${styles.centred} ${styles.broken}`}>
      <h1>{messages.public.brokenTitle}</h1>
      <p role="alert">{messages.public.broken}</p>
      <a href={paths.home}>{messages.labels.backToHome}</a>
    </main>
  );
}
