import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';

export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
