/** What hosted Supabase lets other sites send; the key and the token in the headers decide what they get. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const REMEMBERED_S = 3600;

/**
 * Answers a browser on another site that asks whether it may send a request; null for any other request. lite answers for tables,
 * but not for functions, by which a static site elsewhere searches.
 */
export function answerPreflight({ method, headers }: Request): Response | null {
  if (method !== 'OPTIONS' || !headers.has('access-control-request-method')) return null;
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': String(REMEMBERED_S),
      vary: 'access-control-request-headers',
    },
  });
}
