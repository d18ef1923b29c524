/** Answers a request to the API; `peerAddress` is the client's network address, absent for our own calls. */
export type ApiFetch = (request: Request, peerAddress?: string) => Promise<Response>;

/** A concern of its own around the API: it may refuse a request, change it, or change its answer. */
export type ApiMiddleware = (next: ApiFetch) => ApiFetch;

/** Puts the first wrapper outermost: it sees a request before the others and the answer after them. */
export function applyMiddleware(api: ApiFetch, wrappers: readonly ApiMiddleware[]): ApiFetch {
  return wrappers.reduceRight((next, wrapper) => wrapper(next), api);
}
