export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Where the provider asks for a captcha. A token works once. */
  readonly captchaToken?: string | undefined;
}

/** A new password and the present one, which is required unless a recovery token was redeemed. */
export interface PasswordChange {
  readonly password: string;
  readonly currentPassword?: string | undefined;
  /** The code of a mail, where the provider asks for one. */
  readonly mailedCode?: string | undefined;
}

/** The token in a recovery mail's link. */
export interface RecoveryToken {
  readonly kind: 'pkce' | 'token-hash';
  readonly value: string;
}

/**
 * Signing in, as the screens use it. Every method throws an IdentityError, whose message is for the person.
 */
export interface AuthGateway {
  readonly signIn: (credentials: Credentials) => Promise<void>;
  /** Ends the session on this device, even if the server cannot be reached. Never throws. */
  readonly signOut: () => Promise<void>;
  /**
   * Requests a mail with a link to `returnTo`, an absolute address. Succeeds whether or not the account
   * exists.
   */
  readonly requestPasswordReset: (email: string, returnTo: string, captchaToken?: string) => Promise<void>;
  /** Redeems a recovery token: signs in, and permits `changePassword` without the present password. */
  readonly redeemRecoveryToken: (token: RecoveryToken) => Promise<void>;
  /** Changes the password of the signed-in account, or of the one whose recovery token was redeemed. */
  readonly changePassword: (change: PasswordChange) => Promise<void>;
  /**
   * Calls back when the session ends by itself: it expired, or the account was closed. Returns the function
   * that unsubscribes.
   */
  readonly onSessionLost: (callback: () => void) => () => void;
}

/** A refusal in Turkish; `code` is the provider's own. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
