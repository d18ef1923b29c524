import { OFFLINE_COPY_AT } from './offline-policy';

/** Of the way the document came, not of the document. */
const OF_THE_WAY = ['content-encoding', 'content-length'];

/** Takes a document from the cache, gives it with the moment of its answer on its root element: a page cannot see its own headers. */
export async function markOfflineCopy(kept: Response): Promise<Response> {
  const answered = Date.parse(kept.headers.get('date') ?? '');
  const keptAt = Number.isNaN(answered) ? '' : new Date(answered).toISOString();
  const html = await kept.text();
  const headers = new Headers(kept.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  return new Response(html.replace('<html', `<html ${OFFLINE_COPY_AT}="${keptAt}"`), {
    status: kept.status,
    headers,
  });
}

/**
 * Takes a request and its answer, gives what may be kept of it: errors are not worth it, and an answer that was redirected may not stand
 * for a page. Only of a file server that knows pages as folders, and so has led to a slash behind the address, a copy stands for the page.
 */
export function cacheableResponse(request: Request, answer: Response): Response | null {
  if (answer.status !== 200) return null;
  if (!answer.redirected) return answer;
  const [asked, came] = [new URL(request.url), new URL(answer.url)];
  const isFolder = came.origin === asked.origin && came.pathname === `${asked.pathname}/`;
  // Browsers refuse to open a page with an answer that says it was redirected; a copy does not say so.
  return isFolder ? new Response(answer.body, { headers: answer.headers }) : null;
}
