import { useEffect } from 'react';
import { messages } from '../../src/lib/messages';
import { paths } from '../../src/lib/paths/paths';
import { reloadOnce } from '../../src/lib/stale-chunk';
import styles from '../lib/frame.module.css';

/**
 * The fallback when no screen can be shown. Most often a new version has replaced the code that this tab
 * started with, so it offers a reload first.
 */
export function ErrorScreen() {
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
