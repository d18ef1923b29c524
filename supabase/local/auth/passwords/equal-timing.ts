import bcrypt from 'bcryptjs';
import { BCRYPT_ROUNDS } from '../accounts';
import { apiError, type ApiMiddleware, at } from '../../api/api-fetch';
import { readFields, withFields } from '../../api/request-body';
import { UNKNOWN_EMAIL } from '../account-email';

/** Whether an account with this e-mail address, in lower case, has a password. */
export type CanSignIn = (email: string) => Promise<boolean>;

/** A hash that no password is known to have. Making one at each start would take as long as a comparison. */
const NOBODYS_HASH = `$2b$${BCRYPT_ROUNDS}$${'.'.repeat(53)}`;

/**
 * Hides by its timing whether an account exists. lite compares a password only for an existing account. For others this compares
 * NOBODYS_HASH, so that every wrong password costs exactly one comparison, and then asks lite for UNKNOWN_EMAIL to get the same response.
 */
export function withEqualTiming(canSignIn: CanSignIn): ApiMiddleware {
  return at('/auth/v1/token', (next) => async (request, peerAddress) => {
    const fields = await readFields(request);
    const { email = '', password = '' } = fields;
    // lite fails on other types, and later if the account exists.
    if (typeof email !== 'string' || typeof password !== 'string')
      return apiError(400, 'validation_failed', 'E-posta ve parola metin olmalı.');
    // lite does not compare an empty password.
    if (email === '' || password === '' || (await canSignIn(email.toLowerCase())))
      return next(request, peerAddress);
    await bcrypt.compare(password, NOBODYS_HASH);
    return next(withFields(request, { ...fields, email: UNKNOWN_EMAIL }), peerAddress);
  });
}
