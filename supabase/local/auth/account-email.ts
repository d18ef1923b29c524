import { createHash } from 'node:crypto';
import { emailFault, isEmail, MALFORMED_EMAIL } from '../../../src/lib/identity/email-address';
import { cleanLine } from '../../../src/lib/text/clean';
import { apiError } from '../api/api-fetch';

/** An e-mail address that can have no account, because its domain cannot exist (RFC 2606). */
export const UNKNOWN_EMAIL = 'kimse@dernek.invalid';

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

/** Refuses the address of an account for another one. GoTrue tells signed-in people the same. */
export function emailExists(): Response {
  return apiError(422, 'email_exists', 'Bu e-posta adresiyle bir hesap var.');
}

/** Returns the key for counting an e-mail address: a short hash, so that memory holds no addresses. Empty for none. */
export function emailKey(email: unknown): string {
  if (typeof email !== 'string' || cleanLine(email) === '') return '';
  return createHash('sha256').update(cleanLine(email).toLowerCase()).digest('base64url');
}
