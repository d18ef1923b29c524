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
