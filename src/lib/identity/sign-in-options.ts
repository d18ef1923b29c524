/** The identity providers that can be offered, by GoTrue's names. `scopes` is what GoTrue does not ask for by itself. */
export const SIGN_IN_PROVIDERS = {
  google: { label: 'Google' },
  azure: { label: 'Microsoft', scopes: 'email' },
  apple: { label: 'Apple' },
  facebook: { label: 'Facebook' },
  linkedin_oidc: { label: 'LinkedIn' },
  github: { label: 'GitHub' },
  keycloak: { label: 'Keycloak', scopes: 'openid' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly scopes?: string }>>;

/** What a method of the second step is called, by GoTrue's names. */
export const SECOND_STEPS = {
  totp: 'Doğrulama uygulaması',
  phone: 'Telefon',
  webauthn: 'Güvenlik anahtarı',
} as const;

export type SignInProvider = keyof typeof SIGN_IN_PROVIDERS;

/** Serves the script and the frame of the captcha, Cloudflare Turnstile. */
export const CAPTCHA_ORIGIN = 'https://challenges.cloudflare.com';

/** What the sign-in and account pages offer beside e-mail and password. Every value is public. */
export interface SignInOptions {
  /** In the order of their buttons. */
  readonly providers: readonly SignInProvider[];
  /** Where it is set, the sign-in server asks for a captcha's token. */
  readonly captchaSiteKey?: string;
  /** Whether telephones can be added as a second step. The sign-in server's settings do not tell. */
  readonly hasSmsCodes?: true;
}

/** Tells whether a text is the name of one of these providers. */
export function isSignInProvider(name: string): name is SignInProvider {
  return Object.hasOwn(SIGN_IN_PROVIDERS, name);
}
