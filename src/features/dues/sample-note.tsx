import styles from './sample-note.module.css';

/** Says beside a button that what it leads to, or copies, is a sample. */
export function SampleNote({ children }: { children: string }) {
  return <p className={styles.sample}>{children}</p>;
}
