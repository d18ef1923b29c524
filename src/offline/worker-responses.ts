import { OFFLINE_COPY_AT } from './offline-policy';

/** Headers that describe the transfer, not the document. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length'];

/** Returns a document's headers for another body. */
export function withoutTransfer(headers?: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of TRANSFER_HEADERS) kept.delete(name);
  return kept;
}

/** Adds the saving time to an offline copy's root element, because a page cannot read its own headers. */
export async function markOfflineCopy(copy: Response): Promise<Response> {
  const sentAt = Date.parse(copy.headers.get('date') ?? '');
  const savedAt = Number.isNaN(sentAt) ? '' : new Date(sentAt).toISOString();
  const html = await copy.text();
  const headers = withoutTransfer(copy.headers);
  return new Response(html.replace('<html', `<html ${OFFLINE_COPY_AT}="${savedAt}"`), {
    status: copy.status,
    headers,
  });
}

/** Returns what may be cached, or null: no errors, and of redirected responses only a static host's slash at the end. */
export function cacheableResponse(request: Request, response: Response): Response | null {
  if (response.status !== 200) return null;
  if (!response.redirected) return response;
  const [asked, came] = [new URL(request.url), new URL(response.url)];
  const isFolder = came.origin === asked.origin && came.pathname === `${asked.pathname}/`;
  // Browsers refuse a redirected response for a navigation. The copy is not marked as redirected.
  return isFolder ? new Response(response.body, { headers: response.headers }) : null;
}
