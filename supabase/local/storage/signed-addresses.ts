import { verify } from 'hono/jwt';

const SIGNED = /^\/storage\/v1\/object\/(?:upload\/)?sign\//;

/**
 * Whether a request uses a signed address of a file whose token is not ours, or has expired. lite would respond with 500 and log a
 * stack. `secret` signs lite's tokens. A missing token is left to lite, and so are requests that ask for a signature.
 */
export async function hasBrokenSignature({ method, url }: Request, secret: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(url);
  const token = searchParams.get('token');
  if (method === 'POST' || token === null || token === '' || !SIGNED.test(pathname)) return false;
  return verify(token, secret, 'HS256').then(
    () => false,
    () => true,
  );
}
