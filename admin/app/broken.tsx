import { messages } from '../../src/shared/messages';
import { paths } from '../../src/shared/paths';
import styles from './frame.module.css';

/** What is left when no screen can be shown: a plain sentence, and a way that starts afresh. */
export function Broken() {
  return (
    <main className={styles.centred}>
      <h1>{messages.public.brokenTitle}</h1>
      <p role="alert">{messages.public.broken}</p>
      <a href={paths.home}>{messages.labels.backToHome}</a>
    </main>
  );
}
