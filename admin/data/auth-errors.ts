import { AuthWeakPasswordError, type AuthError } from '@supabase/supabase-js';
import {
  ACCOUNT_PASSWORD_POLICY,
  COMMON_PASSWORD_FAULT,
  passwordFaults,
} from '../../src/lib/identity/password-policy';
import { messages } from '../../src/lib/messages';
import { appTexts } from '../i18n/app';
import { identityTexts } from '../i18n/identity';
import { secondStepTexts } from '../i18n/second-step';

const { backend, login } = appTexts;
const { errors, password, providers } = identityTexts;
const { sms } = secondStepTexts;

/** A refusal in Turkish; `code` is the provider's own. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** By code, or by status for an answer without one. */
type Sentences = Readonly<Record<string, string>>;

/** Turkish sentences for the sign-in server's error codes. Its own messages are English. */
const SENTENCES: Sentences = {
  invalid_credentials: login.wrongCredentials,
  email_not_confirmed: login.unconfirmed,
  user_banned: login.banned,
  user_not_found: errors.closedAccount,
  validation_failed: login.missing,
  email_address_invalid: login.malformedEmail,
  email_exists: errors.emailTaken,
  email_address_not_authorized: errors.emailUnreachable,
  email_provider_disabled: errors.emailFixed,
  over_request_rate_limit: backend.tooMany,
  over_email_send_rate_limit: backend.tooMany,
  weak_password: errors.weakPassword,
  same_password: errors.samePassword,
  current_password_required: password.currentMissing,
  current_password_mismatch: errors.wrongPassword,
  current_password_invalid: errors.wrongPassword,
  reauthentication_needed: errors.reauthenticate,
  reauthentication_not_valid: errors.wrongMailedCode,
  captcha_failed: errors.captcha,
  bad_json: errors.unreadable,
  insufficient_aal: errors.secondStep,
  mfa_verification_failed: errors.wrongCode,
  mfa_challenge_expired: errors.wrongCode,
  mfa_ip_address_mismatch: errors.usedCode,
  mfa_factor_not_found: errors.factorGone,
  mfa_factor_name_conflict: errors.factorExists,
  mfa_verified_factor_exists: errors.factorExists,
  mfa_verification_rejected: errors.codeRejected,
  too_many_enrolled_mfa_factors: errors.tooManyFactors,
  mfa_totp_enroll_not_enabled: errors.unsupported,
  mfa_totp_verify_not_enabled: errors.unsupported,
  mfa_phone_enroll_not_enabled: sms.off,
  mfa_phone_verify_not_enabled: sms.off,
  over_sms_send_rate_limit: sms.tooSoon,
  sms_send_failed: sms.notSent,
  manual_linking_disabled: errors.linkingOff,
  not_supported: errors.unsupported,
  otp_expired: errors.expiredLink,
  flow_state_expired: errors.expiredLink,
  flow_state_not_found: errors.expiredLink,
  bad_code_verifier: errors.otherBrowser,
  pkce_code_verifier_not_found: errors.otherBrowser,
  provider_disabled: errors.providerOff,
  signup_disabled: errors.noAccount,
  identity_already_exists: errors.identityTaken,
  single_identity_not_deletable: errors.lastIdentity,
  session_not_found: messages.errors.noSession,
  session_expired: messages.errors.noSession,
  refresh_token_not_found: messages.errors.noSession,
  refresh_token_already_used: messages.errors.noSession,
  bad_jwt: messages.errors.noSession,
};

/**
 * What the codes mean after a provider's page, where no link of a mail is meant. A map, because anybody can write such a code
 * into an address.
 */
const PROVIDER_SENTENCES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...SENTENCES,
    access_denied: providers.cancelled,
    bad_oauth_state: providers.interrupted,
    bad_oauth_callback: providers.interrupted,
    flow_state_expired: providers.interrupted,
    flow_state_not_found: providers.interrupted,
    bad_code_verifier: providers.interrupted,
    pkce_code_verifier_not_found: providers.interrupted,
    provider_email_needs_verification: providers.unverifiedEmail,
  }),
);

/** What the codes mean where a telephone is enrolled or a message's code verified. Twilio Verify refuses a wrong one with `otp_expired`. */
export const SMS_SENTENCES: Sentences = {
  ...SENTENCES,
  validation_failed: sms.malformedNumber,
  mfa_factor_name_conflict: sms.nameTaken,
  mfa_verified_factor_exists: sms.numberTaken,
  mfa_verification_failed: sms.wrongCode,
  otp_expired: sms.wrongCode,
  mfa_challenge_expired: sms.expired,
  mfa_ip_address_mismatch: sms.usedCode,
};

/** GoTrue answers 500 when the provider of messages fails, and auth-js drops the code of such an answer. */
export const SMS_SENDING_SENTENCES: Sentences = { ...SMS_SENTENCES, 500: sms.notSent };

const STATUSES: Readonly<Record<number, string>> = {
  429: backend.tooMany,
  502: backend.unavailable,
  503: backend.unavailable,
  504: backend.unavailable,
};

/** Codes for the errors that auth-js throws itself, which have none. */
const NAMES: Readonly<Record<string, string>> = {
  AuthRetryableFetchError: backend.network,
  AuthSessionMissingError: messages.errors.noSession,
};

/** Translates auth-js's error into Turkish. An unknown one gets the fallback. */
export function toIdentityError(
  error: AuthError,
  fallback: string = errors.failed,
  sentences: Sentences = SENTENCES,
): IdentityError {
  const { code = '', status, name, message } = error;
  const weakness = error instanceof AuthWeakPasswordError ? describeWeakness(error) : undefined;
  const known = weakness ?? sentences[code] ?? sentences[status ?? 0] ?? STATUSES[status ?? 0] ?? NAMES[name];
  return new IdentityError(code, known ?? (message ? `${fallback}: ${message}` : fallback));
}

/** Returns the error for a code that a provider's page led back with. Nothing else of that address is shown. */
export function providerError(code: string, fallback: string = providers.failed): IdentityError {
  return new IdentityError(code, PROVIDER_SENTENCES.get(code) ?? fallback);
}

interface ClientResponse {
  readonly data: unknown;
  readonly error: AuthError | null;
}
type DataOf<A> = Extract<A, { error: null }> extends { data: infer Data } ? Data : never;

/** auth-js returns errors beside empty data. This throws them in Turkish and returns the data. */
export async function dataOrThrow<A extends ClientResponse>(
  response: Promise<A>,
  fallback: string = errors.failed,
  sentences: Sentences = SENTENCES,
): Promise<DataOf<A>> {
  const { data, error } = await response;
  if (error) throw toIdentityError(error, fallback, sentences);
  return data as DataOf<A>;
}

/**
 * Returns what a refused password lacks; undefined when the server does not say. `pwned` means that it is on a list
 * of leaked passwords.
 */
function describeWeakness({ reasons }: AuthWeakPasswordError): string | undefined {
  if (reasons.includes('length')) return passwordFaults(ACCOUNT_PASSWORD_POLICY, '')[0];
  return reasons.includes('characters') || reasons.length === 0 ? undefined : COMMON_PASSWORD_FAULT;
}
