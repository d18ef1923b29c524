/** Responds to a request to the API. `peerAddress` is the client's network address, absent for our own calls. */
export type ApiFetch = (request: Request, peerAddress?: string) => Promise<Response>;

/** Wraps the API: it may refuse a request, change it, or change the response. */
export type ApiMiddleware = (next: ApiFetch) => ApiFetch;

/** Applies middlewares. The first is outermost: it sees a request before the others and the response after them. */
export function applyMiddleware(api: ApiFetch, middlewares: readonly ApiMiddleware[]): ApiFetch {
  return middlewares.reduceRight((next, middleware) => middleware(next), api);
}
