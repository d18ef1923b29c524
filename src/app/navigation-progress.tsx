import styles from './navigation-progress.module.css';

/** A line at the top while the next page is on its way; quick answers never show it. */
export function NavigationProgress() {
  return <div className={styles.line} aria-hidden="true" />;
}
