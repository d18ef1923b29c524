import { hkdfSync, randomBytes } from 'node:crypto';
import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import { type ApiMiddleware, withHeaders } from '../../api/api-fetch';

const NAME = 'known-device';
const PATH = '/auth/v1';
const MAX_AGE_S = 180 * 24 * 60 * 60;
const NONCE_BYTES = 16;
/** A session begins at these endpoints: with a password or with the link of a recovery mail. */
const SIGN_INS = new Set(['/auth/v1/token', '/auth/v1/verify']);

/**
 * OWASP's device cookie. It distinguishes a browser that has signed in to an account from strangers who guess the password, so that
 * their guesses never lock the owner out. The value is a nonce and its signature for one e-mail address, which is not in the value.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export class DeviceCookie {
  readonly #secret: string;
  readonly #isSecure: boolean;

  /** `secret` belongs to the data folder; the signing keys are derived from it. `isSecure` tells whether visitors use https. */
  constructor(secret: string, isSecure: boolean) {
    this.#secret = secret;
    this.#isSecure = isSecure;
  }

  /** Reads the device's nonce if it has signed in with this e-mail address before; otherwise null. */
  async read(request: Request, email: string): Promise<string | null> {
    const cookies = request.headers.get('cookie') ?? '';
    const { [NAME]: nonce } = await parseSigned(cookies, this.#keyOf(email), NAME);
    return typeof nonce === 'string' ? nonce : null;
  }

  /** Writes the `Set-Cookie` header that makes the device known for this e-mail address. An existing nonce is reused. */
  async write(request: Request, email: string): Promise<string> {
    const nonce = (await this.read(request, email)) ?? randomBytes(NONCE_BYTES).toString('base64url');
    return serializeSigned(NAME, nonce, this.#keyOf(email), {
      path: PATH,
      maxAge: MAX_AGE_S,
      httpOnly: true,
      sameSite: 'Strict',
      secure: this.#isSecure,
    });
  }

  /** A key for each address, so that the signature of one is none of another. */
  #keyOf(email: string): ArrayBuffer {
    return hkdfSync('sha256', this.#secret, email.trim().toLowerCase(), NAME, 32);
  }
}

/** Sets the cookie when a browser signs in, but not when a session is renewed, which proves no password. */
export function withDeviceCookie(cookie: DeviceCookie): ApiMiddleware {
  return (next) => async (request, peerAddress) => {
    const response = await next(request, peerAddress);
    const { pathname, searchParams } = new URL(request.url);
    const isRenewal = searchParams.get('grant_type') === 'refresh_token';
    if (!response.ok || isRenewal || !SIGN_INS.has(pathname)) return response;
    const email = await signedInEmail(response);
    if (email === null) return response;
    return withHeaders(response, { 'set-cookie': await cookie.write(request, email) });
  };
}

async function signedInEmail(response: Response): Promise<string | null> {
  // The shape of GoTrue's response to a sign-in.
  const session = (await response.clone().json()) as { user?: { email?: unknown } };
  const email = session.user?.email;
  return typeof email === 'string' ? email : null;
}
