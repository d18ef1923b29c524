/**
 * The network address a request came from. Behind a trusted proxy that is the last entry of X-Forwarded-For, the one
 * the proxy itself wrote; anyone may have written the others.
 */
export function clientAddress(request: Request, peerAddress: string, trustsProxy: boolean): string {
  const forwarded = trustsProxy
    ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return forwarded ?? peerAddress;
}
