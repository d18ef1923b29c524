import { createHash } from 'node:crypto';
import { withBody } from '../api/request-body';

/** An e-mail address that has no account: its domain can never exist (RFC 2606). */
export const NOBODY = 'kimse@dernek.invalid';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a JSON body, read from a copy so that the request can be passed on; none when it holds no object. */
export async function readFields(request: Request): Promise<Fields> {
  try {
    const value: unknown = await request.clone().json();
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** What an e-mail address is counted under: short, however long the address, and not the address itself. Empty for none. */
export function emailKey(email: unknown): string {
  if (typeof email !== 'string' || email.trim() === '') return '';
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

/** The same request with these fields as its JSON body. */
export function withFields(request: Request, fields: Fields): Request {
  return withBody(request, new TextEncoder().encode(JSON.stringify(fields)));
}
