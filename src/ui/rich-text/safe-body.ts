import type { DatabaseAccess } from '../../lib/database/database-access';
import { bodyHtml } from './body-html';
import type { SafeHtml } from './body-attributes';

/** A row as it may be shown: its rich text is safe, or not there. */
export type WithSafe<Row, Column extends keyof Row> = Omit<Row, Column> & Record<Column, SafeHtml | null>;

/**
 * Takes a body as it is stored and where it was read, gives what may be shown of it: what an older editor or another client saved is
 * not trusted. Done with each read, so that a document of the server brings its body safe, and no visitor waits for the means.
 */
export async function safeBody(
  body: string | null,
  { backend, resizesImages }: Pick<DatabaseAccess, 'backend' | 'resizesImages'>,
): Promise<SafeHtml | null> {
  if (!body) return null;
  const { sanitizeHtml } = await (import.meta.env.SSR
    ? import('./sanitize-on-server')
    : import('./sanitize-in-browser'));
  return sanitizeHtml(bodyHtml(body), { backend, resizesImages });
}
