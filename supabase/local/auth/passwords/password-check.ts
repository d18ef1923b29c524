import {
  ACCOUNT_PASSWORD_POLICY,
  COMMON_PASSWORD_FAULT,
  passwordFaults,
} from '../../../../src/lib/identity/password-policy';

/** GoTrue's words for what is wrong with a password: `length`, or `pwned` for one that is known. */
export interface PasswordFault {
  reason: 'length' | 'pwned';
  sentence: string;
}

/** What speaks against a new password of this account; null when nothing does. */
export async function findPasswordFault(password: string, email: string): Promise<PasswordFault | null> {
  const [sentence] = passwordFaults(ACCOUNT_PASSWORD_POLICY, password);
  if (sentence !== undefined) return { reason: 'length', sentence };
  // Half a megabyte of words, which most runs of the server never need.
  const { isKnownPassword } = await import('./known-passwords');
  return isKnownPassword(password, [email]) ? { reason: 'pwned', sentence: COMMON_PASSWORD_FAULT } : null;
}
