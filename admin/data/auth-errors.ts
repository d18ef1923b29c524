import { AuthWeakPasswordError, type AuthError } from '@supabase/supabase-js';
import {
  ACCOUNT_PASSWORD_POLICY,
  COMMON_PASSWORD_FAULT,
  passwordFaults,
} from '../../src/lib/identity/password-policy';
import { messages } from '../../src/lib/messages';
import { appTexts } from '../i18n/app';
import { identityTexts } from '../i18n/identity';
import { BackendError, STATUSES } from './http-error';

const { backend, login } = appTexts;
const { errors, providers, sms } = identityTexts;

/** What an error code means: the sentence, and the field of a form that it is about. */
type Meaning = string | readonly [sentence: string, field: string];
type Meanings = Readonly<Record<string, Meaning>>;

/** The sign-in server's error codes, whose own messages are English, and the names of auth-js's errors without a code. */
const MEANINGS: Meanings = {
  invalid_credentials: login.wrongCredentials,
  email_not_confirmed: login.unconfirmed,
  user_banned: login.banned,
  user_not_found: errors.closedAccount,
  validation_failed: login.missing,
  email_address_invalid: [login.malformedEmail, 'email'],
  email_exists: [errors.emailTaken, 'email'],
  email_address_not_authorized: [errors.emailUnreachable, 'email'],
  email_provider_disabled: errors.emailFixed,
  over_request_rate_limit: backend.tooMany,
  over_email_send_rate_limit: backend.tooMany,
  weak_password: [errors.weakPassword, 'password'],
  same_password: [errors.samePassword, 'password'],
  current_password_required: [errors.currentMissing, 'current_password'],
  current_password_mismatch: [errors.wrongPassword, 'current_password'],
  current_password_invalid: [errors.wrongPassword, 'current_password'],
  reauthentication_needed: errors.reauthenticate,
  reauthentication_not_valid: [errors.wrongMailedCode, 'nonce'],
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
  AuthRetryableFetchError: backend.network,
  AuthSessionMissingError: messages.errors.noSession,
};

/** Twilio Verify refuses a wrong code with `otp_expired`. */
const SMS: Meanings = {
  validation_failed: [sms.malformedNumber, 'phone'],
  mfa_factor_name_conflict: [sms.nameTaken, 'name'],
  mfa_verified_factor_exists: [sms.numberTaken, 'phone'],
  mfa_verification_failed: sms.wrongCode,
  otp_expired: sms.wrongCode,
  mfa_challenge_expired: sms.expired,
  mfa_ip_address_mismatch: sms.usedCode,
};

const MEANINGS_AT = {
  email: { validation_failed: [login.malformedEmail, 'email'] },
  /** After a provider's page, where no link of a mail is meant. */
  provider: {
    access_denied: providers.cancelled,
    server_error: providers.away,
    temporarily_unavailable: providers.away,
    unexpected_failure: providers.away,
    bad_oauth_state: providers.interrupted,
    bad_oauth_callback: providers.interrupted,
    flow_state_expired: providers.interrupted,
    flow_state_not_found: providers.interrupted,
    bad_code_verifier: providers.interrupted,
    pkce_code_verifier_not_found: providers.interrupted,
    provider_email_needs_verification: providers.unverifiedEmail,
  },
  sms: SMS,
  /** GoTrue answers 500 when the provider of messages fails, and auth-js drops the code of such an answer. */
  'sms-sending': { ...SMS, 500: sms.notSent },
} satisfies Readonly<Record<string, Meanings>>;

type Place = keyof typeof MEANINGS_AT;

interface Circumstances {
  readonly place?: Place;
  /** For an unknown code, before the server's own message. */
  readonly fallback?: string;
}

/** Returns the error for a code at a place, also for one that anybody wrote into an address. */
export function errorOfCode(code: string, { place, fallback = errors.failed }: Circumstances): BackendError {
  return authError({ code, message: '' }, { ...(place && { place }), fallback });
}

interface AuthFailure extends Pick<AuthError, 'code' | 'message'> {
  readonly status?: number | undefined;
  readonly name?: string;
}

function authError(failure: AuthFailure, { place, fallback = errors.failed }: Circumstances): BackendError {
  const { code = '', status = 0, name = '', message } = failure;
  const meanings = new Map<string, Meaning>(
    Object.entries({ ...STATUSES, ...MEANINGS, ...(place && MEANINGS_AT[place]) }),
  );
  const known = meanings.get(code) ?? meanings.get(String(status)) ?? meanings.get(name);
  const [sentence = message ? `${fallback}: ${message}` : fallback, field] =
    typeof known === 'string' ? [known] : (known ?? []);
  const weakness = failure instanceof AuthWeakPasswordError ? describeWeakness(failure) : undefined;
  return new BackendError(weakness ?? sentence, status, code, field);
}

interface ClientResponse {
  readonly data: unknown;
  readonly error: AuthError | null;
}
type DataOf<A> = Extract<A, { error: null }> extends { data: infer Data } ? Data : never;

/** auth-js returns errors beside empty data. This throws them in Turkish and returns the data. */
export async function dataOrThrow<A extends ClientResponse>(
  response: Promise<A>,
  circumstances: Circumstances = {},
): Promise<DataOf<A>> {
  const { data, error } = await response;
  if (error) throw authError(error, circumstances);
  return data as DataOf<A>;
}

/** What a refused password lacks, if the server says so. `pwned`: it is on a list of leaked passwords. */
function describeWeakness({ reasons }: AuthWeakPasswordError): string | undefined {
  if (reasons.includes('length')) return passwordFaults(ACCOUNT_PASSWORD_POLICY, '')[0];
  return reasons.includes('characters') || reasons.length === 0 ? undefined : COMMON_PASSWORD_FAULT;
}
