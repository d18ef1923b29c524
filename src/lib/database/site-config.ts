import type { SignInOptions } from '../identity/sign-in-options';

/** What browsers know of the backend. Every value is public. */
export interface SiteConfig {
  /** The backend's absolute address without a trailing slash; '' means the site's own origin. */
  apiUrl: string;
  /** The publishable key, which grants a visitor's rights under row-level security. */
  publishableKey: string;
  /** Undefined where people sign in with e-mail and password only, and without a captcha. */
  signIn?: SignInOptions;
}

/** Returns the backend's absolute address; `origin` is the site's. */
export function backendUrl(config: SiteConfig, origin: string): string {
  return config.apiUrl || origin;
}
