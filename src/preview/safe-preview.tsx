import { useMemo, type ReactNode } from 'react';
import { useDatabase } from '../ui/database-context';
import { bodyHtml } from '../ui/rich-text/body-html';
import type { SafeHtml } from '../ui/rich-text/body-attributes';
import { sanitizeHtml } from '../ui/rich-text/sanitize-in-browser';

interface SafePreviewProps {
  /** As the form has it. */
  body: string | null;
  children: (body: SafeHtml | null) => ReactNode;
}

/** Makes a text safe that was never read, as the reads of the pages do. */
export function SafePreview({ body, children }: SafePreviewProps) {
  const { backend, resizesImages } = useDatabase();
  const safe = useMemo(
    () => (body === null ? null : sanitizeHtml(bodyHtml(body), { backend, resizesImages })),
    [body, backend, resizesImages],
  );
  return children(safe);
}
