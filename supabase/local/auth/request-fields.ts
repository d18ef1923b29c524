import { createHash } from 'node:crypto';
import { emailFault, isEmail, MALFORMED_EMAIL } from '../../../src/lib/identity/email-address';
import { cleanLine } from '../../../src/lib/text/clean';
import { apiError } from '../api/api-error';
import { withBody } from '../api/request-body';

/** An e-mail address that can have no account, because its domain cannot exist (RFC 2606). */
export const UNKNOWN_EMAIL = 'kimse@dernek.invalid';

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

/** Reads the e-mail address of an account, in lower case as accounts have it; null for anything else. */
export function readEmail(value: unknown): string | null {
  const address = typeof value === 'string' ? cleanLine(value) : '';
  return isEmail(address) ? address.toLowerCase() : null;
}

/** Refuses what is no e-mail address. The sentence says why. */
export function refuseEmail(value: unknown): Response {
  const sentence = emailFault(typeof value === 'string' ? value : '') ?? MALFORMED_EMAIL;
  return apiError(400, 'validation_failed', sentence);
}

/** Returns the key for counting an e-mail address: a short hash, so that memory holds no addresses. Empty for none. */
export function emailKey(email: unknown): string {
  if (typeof email !== 'string' || cleanLine(email) === '') return '';
  return createHash('sha256').update(cleanLine(email).toLowerCase()).digest('base64url');
}

/** Returns the request with these fields as its JSON body. */
export function withFields(request: Request, fields: Fields): Request {
  return withBody(request, new TextEncoder().encode(JSON.stringify(fields)));
}
