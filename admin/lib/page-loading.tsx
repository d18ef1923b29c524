import { messages } from '../../src/lib/messages';
import styles from './frame.module.css';

export function PageLoading() {
  return (
    <main className={styles.centred} aria-busy="true">
      <p role="status" className={styles.delayed}>
        {messages.public.loading}
      </p>
    </main>
  );
}
