import { useMemo, type ReactElement } from 'react';
import type { Html } from '../lib/html/html';
import type { SafeHtml } from '../ui/rich-text/body-attributes';
import { sanitizeHtml } from '../ui/rich-text/sanitize-in-browser';

interface SafePreviewProps {
  /** The form's value, not yet sanitized. */
  body: Html | null;
  children: (body: SafeHtml | null) => ReactElement;
}

/** Sanitizes a form's rich text, as the page's query would. */
export function SafePreview({ body, children }: SafePreviewProps) {
  const safe = useMemo(() => (body === null ? null : sanitizeHtml(body)), [body]);
  return children(safe);
}
