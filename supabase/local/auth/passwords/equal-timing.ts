import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { BCRYPT_ROUNDS } from '../accounts';
import { apiError } from '../../api/api-error';
import type { ApiMiddleware } from '../../api/api-middleware';
import { NOBODY, readFields, withFields } from '../request-fields';

/** Whether an account with this e-mail address, in small letters, has a password that it can sign in with. */
export type CanSignIn = (email: string) => Promise<boolean>;

/**
 * lite compares a password only when there is an account to compare with. Where there is none, a comparison with nobody's password
 * takes the same time: every wrong password costs exactly one. lite is then asked for nobody, so that its answer is the same, too.
 */
export function withEqualTiming(canSignIn: CanSignIn): ApiMiddleware {
  const nobodysHash = bcrypt.hash(randomUUID(), BCRYPT_ROUNDS);
  return (next) => async (request, peerAddress) => {
    if (new URL(request.url).pathname !== '/auth/v1/token') return next(request, peerAddress);
    const fields = await readFields(request);
    const { email = '', password = '' } = fields;
    // lite fails on another type, and later when the account exists.
    if (typeof email !== 'string' || typeof password !== 'string')
      return apiError(400, 'validation_failed', 'E-posta ve parola metin olmalı.');
    // lite compares nothing with an empty password.
    if (email === '' || password === '' || (await canSignIn(email.toLowerCase())))
      return next(request, peerAddress);
    await bcrypt.compare(password, await nobodysHash);
    return next(withFields(request, { ...fields, email: NOBODY }), peerAddress);
  };
}
