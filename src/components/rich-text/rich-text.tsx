import styles from './rich-text.module.css';
import type { SafeHtml } from './sanitize-html';

/** A body in the style of long texts. Bodies stand under a picture. */
export function RichText({ body }: { body: SafeHtml }) {
  return <div className={`${styles.prose} ${styles.body}`} dangerouslySetInnerHTML={{ __html: body }} />;
}
