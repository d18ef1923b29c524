export type ApiFetch = (request: Request, peerAddress?: string) => Promise<Response>;

/** Everything that stands between the network and lite. */
export function createApiFront(api: ApiFetch): ApiFetch {
  return api;
}
