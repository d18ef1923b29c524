import { messages } from '../../src/shared/messages';
import styles from './frame.module.css';

/** The whole window waits. */
export function Waiting() {
  return (
    <main className={styles.centred} aria-busy="true">
      <p role="status">{messages.public.loading}</p>
    </main>
  );
}
