import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { type ApiMiddleware, withHeaders } from '../../api/api-fetch';

const NAME = 'known-device';
const PATH = '/auth/v1';
const MAX_AGE_S = 180 * 24 * 60 * 60;
const NONCE_BYTES = 16;
const FORM = /^(?<nonce>[\w-]{22})\.(?<signature>[\w-]{43})$/;
/** A session begins at these endpoints: with a password or with the link of a recovery mail. */
const SIGN_INS = new Set(['/auth/v1/token', '/auth/v1/verify']);

/**
 * OWASP's device cookie. It distinguishes a browser that has signed in to an account from strangers who guess the password, so that
 * their guesses never lock the owner out. The value is a nonce and its signature for one e-mail address, which is not in the value.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export class DeviceCookie {
  readonly #key: Buffer;
  readonly #isSecure: boolean;

  /** `secret` belongs to the data folder; the signing key is derived from it. `isSecure` tells whether visitors use https. */
  constructor(secret: string, isSecure: boolean) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', NAME, 32));
    this.#isSecure = isSecure;
  }

  /** Reads the device's nonce if it has signed in with this e-mail address before; otherwise null. */
  read(request: Request, email: string): string | null {
    const value = parse(request.headers.get('cookie') ?? '', NAME)[NAME] ?? '';
    const { nonce, signature } = FORM.exec(value)?.groups ?? {};
    if (nonce === undefined || signature === undefined) return null;
    const expected = Buffer.from(this.#sign(nonce, email));
    return timingSafeEqual(expected, Buffer.from(signature)) ? nonce : null;
  }

  /** Writes the `Set-Cookie` header that makes the device known for this e-mail address. An existing nonce is reused. */
  write(request: Request, email: string): string {
    const nonce = this.read(request, email) ?? randomBytes(NONCE_BYTES).toString('base64url');
    return serialize(NAME, `${nonce}.${this.#sign(nonce, email)}`, {
      path: PATH,
      maxAge: MAX_AGE_S,
      httpOnly: true,
      sameSite: 'Strict',
      secure: this.#isSecure,
    });
  }

  #sign(nonce: string, email: string): string {
    return createHmac('sha256', this.#key)
      .update(`${nonce}\n${email.trim().toLowerCase()}`)
      .digest('base64url');
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
    return withHeaders(response, { 'set-cookie': cookie.write(request, email) });
  };
}

async function signedInEmail(response: Response): Promise<string | null> {
  // The shape of GoTrue's response to a sign-in.
  const session = (await response.clone().json()) as { user?: { email?: unknown } };
  const email = session.user?.email;
  return typeof email === 'string' ? email : null;
}
