/** What the back office reads in an access token. The server checks its signature; here it only chooses screens. */
interface TokenClaims {
  readonly aal?: unknown;
  readonly session_id?: unknown;
}

/** Takes an access token, gives its claims; none for anything that is no token. */
export function tokenClaims(token: string): TokenClaims {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}
