import {
  ACCOUNT_PASSWORD_POLICY,
  COMMON_PASSWORD_FAULT,
  passwordFaults,
} from '../../../../src/lib/identity/password-policy';
import { IdentityError } from '../../../data/auth-errors';
import { isNameRefused } from '../person-fields';

export type PasswordField = 'fullName' | 'currentPassword' | 'password' | 'mailedCode';

/** The field that a refusal is about, by the sign-in server's code. */
const REFUSED_FIELDS: Readonly<Record<string, PasswordField>> = {
  current_password_required: 'currentPassword',
  current_password_mismatch: 'currentPassword',
  current_password_invalid: 'currentPassword',
  weak_password: 'password',
  same_password: 'password',
  reauthentication_not_valid: 'mailedCode',
};

/** Returns the field whose value the server refused; undefined for any other error. */
export function refusedField(error: unknown): PasswordField | undefined {
  if (isNameRefused(error)) return 'fullName';
  return error instanceof IdentityError ? REFUSED_FIELDS[error.code] : undefined;
}

/** Rejects with the sentence to show when a new password is too short or easily guessed. */
export async function rejectWeakPassword(password: string, email?: string): Promise<void> {
  const [fault] = passwordFaults(ACCOUNT_PASSWORD_POLICY, password);
  if (fault !== undefined) throw new Error(fault);
  if (await isCommon(password, email ? [email] : [])) throw new Error(COMMON_PASSWORD_FAULT);
}

/**
 * The word lists are large and are loaded with the first password. If loading fails, the server alone
 * decides.
 */
async function isCommon(password: string, personal: readonly string[]): Promise<boolean> {
  try {
    const { isCommonPassword } = await import('../../../../src/lib/identity/common-passwords');
    return isCommonPassword(password, personal);
  } catch {
    return false;
  }
}
