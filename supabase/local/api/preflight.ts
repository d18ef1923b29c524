/** As on hosted Supabase, any site may send requests; key and token decide what they get. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const MAX_AGE_S = 3600;

/**
 * Responds to a CORS preflight; null for any other request. lite responds for tables but not for functions, which a static site on
 * another origin calls for its search.
 */
export function answerPreflight({ method, headers }: Request): Response | null {
  if (method !== 'OPTIONS' || !headers.has('access-control-request-method')) return null;
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': String(MAX_AGE_S),
      vary: 'access-control-request-headers',
    },
  });
}
