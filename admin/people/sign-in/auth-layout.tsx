import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';

/** The page layout of sign-in and password screens. */
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
