import styles from './rich-text.module.css';
import type { SafeHtml } from './body-attributes';

/** Sanitized rich text in the style of long texts. */
export function RichText({ body }: { body: SafeHtml }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: body.toString() }} />;
}
