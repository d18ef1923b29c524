import { use, useMemo } from 'react';
import { useDatabase } from '../database-context';
import { ResizingContext } from '../picture/resizing-context';
import { bodyHtml } from './body-html';
import styles from './rich-text.module.css';
import { sanitizeHtml } from './sanitize-html';

/** A body as it is stored, made safe on every display: what an older editor or another client saved is not trusted. */
export function RichText({ body }: { body: string }) {
  const { backend } = useDatabase();
  const isResizable = use(ResizingContext);
  const html = useMemo(
    () => sanitizeHtml(bodyHtml(body), { backendOrigin: new URL(backend).origin, isResizable }),
    [body, backend, isResizable],
  );
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
