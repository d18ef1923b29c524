/** Responds to a request to the API. `peerAddress` is the client's network address, absent for our own calls. */
export type ApiFetch = (request: Request, peerAddress?: string) => Promise<Response>;

/** Wraps the API: it may refuse a request, change it, or change the response. */
export type ApiMiddleware = (next: ApiFetch) => ApiFetch;

/** Applies middlewares. The first is outermost: it sees a request before the others and the response after them. */
export function applyMiddleware(api: ApiFetch, middlewares: readonly ApiMiddleware[]): ApiFetch {
  return middlewares.reduceRight((next, middleware) => middleware(next), api);
}

/** Applies a middleware to one endpoint only: a path, which may have a method before it, such as `PUT /auth/v1/user`. */
export function at(endpoint: string, middleware: ApiMiddleware): ApiMiddleware {
  return (next) => {
    const guarded = middleware(next);
    return (request, peerAddress) => {
      const { pathname } = new URL(request.url);
      const isMeant = endpoint === pathname || endpoint === `${request.method} ${pathname}`;
      return (isMeant ? guarded : next)(request, peerAddress);
    };
  };
}

/** Makes an error response that the table, auth and storage clients of supabase-js all understand. */
export function apiError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  details: Readonly<Record<string, unknown>> = {},
): Response {
  const body = { code, error_code: code, error: code, statusCode: String(status), msg: message, message };
  return Response.json(
    { ...body, ...details },
    { status, headers: { 'cache-control': 'no-store', 'x-sb-error-code': code, ...headers } },
  );
}

/** Returns the response with these headers set, or with another status. */
export function withHeaders(
  { body, headers: own, status: ownStatus }: Response,
  headers: Readonly<Record<string, string>>,
  status = ownStatus,
): Response {
  const all = new Headers(own);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return new Response(body, { status, headers: all });
}
