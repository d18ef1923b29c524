import { decode } from 'hono/jwt';

interface Claims {
  sub?: unknown;
  session_id?: unknown;
}

/** Reads the claims of the request's token without verifying it; only lite checks signatures. */
export function readTokenClaims({ headers }: Request): Claims {
  const [, token = ''] = (headers.get('authorization') ?? '').split(' ');
  try {
    const { sub, session_id } = decode(token).payload;
    return { sub, session_id };
  } catch {
    // A key in place of a token, or an invalid token.
    return {};
  }
}

/** Reads the account from the request's unverified token. */
export function readTokenAccount(request: Request): string | null {
  const { sub } = readTokenClaims(request);
  return typeof sub === 'string' ? sub : null;
}
