export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A new password, and the one it replaces: asked for unless a recovery mail was proven. */
export interface PasswordChange {
  readonly password: string;
  readonly currentPassword?: string | undefined;
}

/** What a link in a recovery mail proves the reader's mailbox with. */
export interface MailProof {
  readonly kind: 'pkce' | 'token-hash';
  readonly value: string;
}

/** Signing in, whichever identity provider stands behind it. Every method throws an IdentityError, whose message is for the person. */
export interface AuthGateway {
  readonly signIn: (credentials: Credentials) => Promise<void>;
  /** Ends the session on this device, whether or not the server can be told. Never throws. */
  readonly signOut: () => Promise<void>;
  /** Asks for a mail that leads to `returnTo`, an absolute address. Succeeds whether or not the account exists. */
  readonly requestPasswordReset: (email: string, returnTo: string) => Promise<void>;
  /** Takes the proof back: signs in where the provider works so, and lets `changePassword` follow. */
  readonly acceptMailProof: (proof: MailProof) => Promise<void>;
  /** Changes the password of the signed-in account, or of the one whose mail proof was accepted. */
  readonly changePassword: (change: PasswordChange) => Promise<void>;
  /** Calls back when the session ends by itself: it expired, or the account was closed. Gives the function that stops that. */
  readonly onSessionLost: (callback: () => void) => () => void;
}

/** A refusal in Turkish; `code` is the provider's own word for it. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
