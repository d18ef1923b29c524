import { KEPT_AT } from './offline';

/** Of the way the document came, not of the document. */
const OF_THE_WAY = ['content-encoding', 'content-length'];

/** Takes a document from the cache, gives it with the moment of its answer on its root element: a page cannot see its own headers. */
export async function tellAge(kept: Response): Promise<Response> {
  const answered = Date.parse(kept.headers.get('date') ?? '');
  const keptAt = Number.isNaN(answered) ? '' : new Date(answered).toISOString();
  const html = await kept.text();
  const headers = new Headers(kept.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  return new Response(html.replace('<html', `<html ${KEPT_AT}="${keptAt}"`), {
    status: kept.status,
    headers,
  });
}
