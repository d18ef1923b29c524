import { IdentityError } from './auth-gateway';

/** The client's code for a request without an answer. */
export const NETWORK_FAILURE = 'network-request-failed';
const UNKNOWN = 'internal-error';

/** The second provider's server codes and the client codes for them (specification, section 8). */
const CLIENT_CODES: Readonly<Record<string, string>> = {
  EMAIL_EXISTS: 'email-already-in-use',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_LOGIN_CREDENTIALS: 'invalid-credential',
  EMAIL_NOT_FOUND: 'user-not-found',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
  EXPIRED_OOB_CODE: 'expired-action-code',
  INVALID_OOB_CODE: 'invalid-action-code',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'requires-recent-login',
  USER_DISABLED: 'user-disabled',
  TOKEN_EXPIRED: 'user-token-expired',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'password-does-not-meet-requirements',
};

/** The specification signs the user out after these errors. */
const ENDS_SESSION: readonly string[] = ['user-disabled', 'user-token-expired'];

const WRONG_CREDENTIALS = 'E-posta adresi veya parola hatalı.';

/**
 * An unknown address and a wrong password get the same sentence, so that nobody learns whether an account
 * exists.
 */
const SENTENCES: Readonly<Record<string, string>> = {
  'email-already-in-use': 'Bu e-posta adresi başka bir hesapta kullanılıyor.',
  'wrong-password': WRONG_CREDENTIALS,
  'invalid-credential': WRONG_CREDENTIALS,
  'user-not-found': WRONG_CREDENTIALS,
  'too-many-requests': 'Çok fazla deneme yapıldı. Birkaç dakika sonra yeniden deneyin.',
  'expired-action-code': 'Bağlantının süresi dolmuş. Yeni bir bağlantı isteyin.',
  'invalid-action-code': 'Bağlantı geçersiz ya da daha önce kullanılmış. Yeni bir bağlantı isteyin.',
  'requires-recent-login': 'Güvenliğiniz için çıkıp yeniden giriş yapın, sonra bir daha deneyin.',
  'user-disabled': 'Bu hesap kapatılmış.',
  'user-token-expired': 'Oturumunuzun süresi doldu. Yeniden giriş yapın.',
  'password-does-not-meet-requirements': 'Bu parola kurallara uymuyor; daha güçlü bir parola seçin.',
  [NETWORK_FAILURE]: 'Sunucuya ulaşılamıyor. Bağlantınızı denetleyip yeniden deneyin.',
  [UNKNOWN]: 'İşlem yapılamadı. Biraz sonra yeniden deneyin.',
};

/** Returns the error for a client code. */
export function identityError(code: string): IdentityError {
  return new IdentityError(code, SENTENCES[code] ?? `${SENTENCES[UNKNOWN]} (${code})`);
}

/** Returns the error for the body of a refused request, `{ error: { message: 'CODE : detail' } }`. */
export function readRefusal(body: unknown): IdentityError {
  const message = textAt(body, 'error', 'message');
  const [serverCode = ''] = message.split(/[\s:]/, 1);
  return identityError(CLIENT_CODES[serverCode] ?? (serverCode ? serverCode.toLowerCase() : UNKNOWN));
}

/** Whether a client code ends the session. */
export function endsSession(code: string): boolean {
  return ENDS_SESSION.includes(code);
}

/** Returns the text under a path of keys in parsed JSON, or ''. */
export function textAt(value: unknown, ...keys: readonly string[]): string {
  const found = keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
  return typeof found === 'string' ? found : '';
}
