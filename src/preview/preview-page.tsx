import { useEffect, type MouseEvent } from 'react';
import { previewTexts } from '../content/shell/preview';
import type { PreviewRequest } from '../lib/preview';
import styles from './preview-page.module.css';
import { RowPreview } from './row-preview';
import { usePreviewRequest } from './use-preview-request';

/**
 * The page that the back office embeds to show a row before it is saved. It reads and stores nothing: the form posts
 * the row to it. Opened directly, it shows one sentence.
 */
export function Component() {
  const request = usePreviewRequest();
  return request ? (
    <Preview {...request} />
  ) : (
    <div className={styles.note}>
      <h1 className={styles.title}>{previewTexts.title}</h1>
      <p>{previewTexts.closed}</p>
    </div>
  );
}

function Preview({ table, view, row }: PreviewRequest) {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [table, view]);
  return (
    <div key={`${table} ${view}`} className={styles[view]} onClickCapture={stay} onAuxClickCapture={stay}>
      <RowPreview {...{ table, view, row }} />
    </div>
  );
}

/** Disables links, because their targets may not exist yet. */
function stay(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}
