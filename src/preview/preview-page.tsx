import { type MouseEvent, type ReactElement, useEffect, useMemo, useState } from 'react';
import { previewTexts } from '../content/shell/preview';
import { PREVIEW_READY, type PreviewRequest, readPreviewRequest } from '../lib/preview';
import styles from './preview-page.module.css';
import { sanitizeHtml } from '../ui/rich-text/sanitize-in-browser';
import { previews } from './previews';

/** Shows a row before it is saved, in the back office's frame. It reads and stores nothing: the form posts the row. */
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

/** A form's values with the site's own components, or a sentence that says why they are not shown. */
export function RowPreview({ table, view, row }: PreviewRequest): ReactElement {
  const { card, page, share, bodyOf } = previews[table];
  // The form's value is sanitized as the page's query would.
  const body = useMemo(() => {
    const typed = bodyOf?.(row) ?? null;
    return typed === null ? null : sanitizeHtml(typed);
  }, [bodyOf, row]);
  const shown: Record<typeof view, () => ReactElement> = {
    card: () => card(row) ?? note(previewTexts.incomplete),
    page: () => page?.(row, body) ?? note(previewTexts.withoutPage),
    share: () => share?.(row) ?? note(previewTexts.withoutPage),
  };
  return shown[view]();
}

function note(sentence: string) {
  return <p className={styles.note}>{sentence}</p>;
}

/** Returns the embedding back office's latest request, or null before the first and outside a frame. */
function usePreviewRequest(): PreviewRequest | null {
  const [request, setRequest] = useState<PreviewRequest | null>(null);

  useEffect(() => {
    const { parent } = window;
    const { origin } = window.location;
    if (parent === window) return undefined;

    function receive(message: MessageEvent<unknown>): void {
      if (message.origin !== origin || message.source !== parent) return;
      const asked = readPreviewRequest(message.data);
      if (asked) setRequest(asked);
    }
    window.addEventListener('message', receive);
    parent.postMessage(PREVIEW_READY, origin);
    return () => window.removeEventListener('message', receive);
  }, []);

  return request;
}
