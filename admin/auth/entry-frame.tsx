import type { ReactNode } from 'react';
import styles from './entry-frame.module.css';

/** The quiet page around everything that happens before the back office opens. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
