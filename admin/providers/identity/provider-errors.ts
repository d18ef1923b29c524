import { IdentityError } from './auth-gateway';

/** The client's code for no answer at all. */
export const NETWORK_FAILURE = 'network-request-failed';
const UNKNOWN = 'internal-error';

/** The second identity provider's server codes and the client's, as the specification's section 8 lists them. */
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

/** After these nobody is signed in any more: the specification signs the user out by itself. */
const ENDS_SESSION: readonly string[] = ['user-disabled', 'user-token-expired'];

const WRONG_CREDENTIALS = 'E-posta adresi veya parola hatalı.';

/** The wording is ours. Whether an account exists is not told: an unknown address and a wrong password read alike. */
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

/** Takes a code of the client, gives the error to throw. */
export function identityError(code: string): IdentityError {
  return new IdentityError(code, SENTENCES[code] ?? `${SENTENCES[UNKNOWN]} (${code})`);
}

/** Takes the body of a refused request, `{ error: { message: 'CODE : detail' } }`; gives the error to throw. */
export function readRefusal(body: unknown): IdentityError {
  const message = textAt(body, 'error', 'message');
  const [serverCode = ''] = message.split(/[\s:]/, 1);
  return identityError(CLIENT_CODES[serverCode] ?? (serverCode ? serverCode.toLowerCase() : UNKNOWN));
}

/** Takes a client's code, says whether it ends the session. */
export function endsSession(code: string): boolean {
  return ENDS_SESSION.includes(code);
}

/** Takes parsed JSON and the keys down to a text; gives the text, or '' where there is none. */
export function textAt(value: unknown, ...keys: readonly string[]): string {
  const found = keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
  return typeof found === 'string' ? found : '';
}
