import { messages } from '../../src/lib/messages';
import styles from './frame.module.css';

/** Covers the whole window. */
export function PageLoading() {
  return (
    <main className={styles.centred} aria-busy="true">
      <p role="status" className={styles.delayed}>
        {messages.public.loading}
      </p>
    </main>
  );
}

/** Stands in the place of a screen whose code is loading. */
export function ScreenLoading() {
  return (
    <div role="status">
      <h1 className={`${styles.delayed} ${styles.waiting}`}>{messages.public.loading}</h1>
    </div>
  );
}
