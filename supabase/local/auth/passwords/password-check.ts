import {
  ACCOUNT_PASSWORD_POLICY,
  COMMON_PASSWORD_FAULT,
  passwordFaults,
} from '../../../../src/lib/identity/password-policy';

/** A refusal of a password. The reasons are GoTrue's: `length`, or `pwned` for a known password. */
export interface PasswordFault {
  reason: 'length' | 'pwned';
  sentence: string;
}

/** Finds what is wrong with an account's new password; null if nothing is. */
export async function findPasswordFault(password: string, email: string): Promise<PasswordFault | null> {
  const [sentence] = passwordFaults(ACCOUNT_PASSWORD_POLICY, password);
  if (sentence !== undefined) return { reason: 'length', sentence };
  // The list is half a megabyte, and most runs of the server never need it.
  const { isKnownPassword } = await import('./known-passwords');
  return isKnownPassword(password, [email]) ? { reason: 'pwned', sentence: COMMON_PASSWORD_FAULT } : null;
}
