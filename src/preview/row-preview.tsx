import { useMemo, type ReactElement } from 'react';
import { previewTexts } from '../content/shell/preview';
import type { PreviewRequest } from '../lib/preview';
import { sanitizeHtml } from '../ui/rich-text/sanitize-in-browser';
import styles from './preview-page.module.css';
import { previews } from './previews';

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
