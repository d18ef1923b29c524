import type { Html } from '../../lib/html/html';
import type { SafeHtml } from './body-attributes';

/** A row whose rich-text column is sanitized or null. */
export type WithSafe<Row, Column extends keyof Row> = Omit<Row, Column> & Record<Column, SafeHtml | null>;

/** Sanitizes a stored body. Queries call it, so that visitors need no sanitizer for the document's content. */
export async function safeBody(body: Html | null): Promise<SafeHtml | null> {
  if (!body) return null;
  const { sanitizeHtml } = await (import.meta.env.SSR
    ? import('./sanitize-on-server')
    : import('./sanitize-in-browser'));
  return sanitizeHtml(body);
}
