import { useMemo } from 'react';
import { bodyHtml } from './body-html';
import styles from './rich-text.module.css';
import { sanitizeHtml } from './sanitize-html';

/** A body as it is stored, made safe on every display: what an older editor or another client saved is not trusted. */
export function RichText({ body }: { body: string }) {
  const html = useMemo(() => sanitizeHtml(bodyHtml(body)), [body]);
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
