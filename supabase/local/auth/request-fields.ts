import { createHash } from 'node:crypto';
import { withBody } from '../api/request-body';

/** An e-mail address that can have no account, because its domain cannot exist (RFC 2606). */
export const UNKNOWN_EMAIL = 'kimse@dernek.invalid';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Fields = Readonly<Record<string, unknown>>;

/** Reads the fields of a JSON body from a copy, so that the request can be passed on. Empty if the body is no object. */
export async function readFields(request: Request): Promise<Fields> {
  try {
    const value: unknown = await request.clone().json();
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Whether a value has the form of an e-mail address. */
export function isEmail(value: unknown): value is string {
  return typeof value === 'string' && EMAIL.test(value);
}

/** Returns the key for counting an e-mail address: a short hash, so that memory holds no addresses. Empty for none. */
export function emailKey(email: unknown): string {
  if (typeof email !== 'string' || email.trim() === '') return '';
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

/** Returns the request with these fields as its JSON body. */
export function withFields(request: Request, fields: Fields): Request {
  return withBody(request, new TextEncoder().encode(JSON.stringify(fields)));
}
