import { decode } from 'hono/jwt';

interface Claims {
  sub?: unknown;
  session_id?: unknown;
}

/** What the request's token says, believed by nobody yet: a signature is checked by lite alone. */
export function readTokenClaims({ headers }: Request): Claims {
  const [, token = ''] = (headers.get('authorization') ?? '').split(' ');
  try {
    const { sub, session_id } = decode(token).payload;
    return { sub, session_id };
  } catch {
    // A key in a token's place, or garbage.
    return {};
  }
}

/** The account that the request's token names. */
export function readTokenAccount(request: Request): string | null {
  const { sub } = readTokenClaims(request);
  return typeof sub === 'string' ? sub : null;
}
