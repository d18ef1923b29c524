import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { APPEARANCE_SCRIPT } from '../../lib/appearance';
import type { SiteConfig } from '../../lib/database/site-config';
import { CAPTCHA_ORIGIN } from '../../lib/identity/sign-in-options';
import { MAP_ORIGIN } from '../../lib/paths/map-links';
import { HASHED_FOLDER } from '../../lib/paths/hashed-folder';
import { isBackOffice, isSignInPage, paths } from '../../lib/paths/paths';

const APPEARANCE_HASH = `'sha256-${createHash('sha256').update(APPEARANCE_SCRIPT).digest('base64')}'`;

const ONE_YEAR_S = 31_536_000;

/** For responses over HTTPS. Only the operator knows whether every other service under the domain offers HTTPS, too. */
export function transportSecurity(hasSecureSubdomains = false): string {
  return `max-age=${ONE_YEAR_S}${hasSecureSubdomains ? '; includeSubDomains' : ''}`;
}

const NO_SNIFF = { 'x-content-type-options': 'nosniff' };

/** The headers of every response that may be a document. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  ...NO_SNIFF,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Files that cannot run anything when they are opened by themselves. */
const NEVER_A_DOCUMENT = new RegExp(`^${HASHED_FOLDER}[^/]*\\.(?:js|css|woff2|avif|webp)$`);

/** Writes a page's policy. `styleHashes` are of its inline styles. Only the sign-in pages may run a captcha. */
export function contentSecurityPolicy(
  pathname: string,
  { apiUrl, signIn }: Pick<SiteConfig, 'apiUrl' | 'signIn'>,
  styleHashes: readonly string[] = [],
): string {
  const api = apiUrl === '' ? '' : ` ${new URL(apiUrl).origin}`;
  const isOffice = isBackOffice(pathname);
  const captcha = signIn?.captchaSiteKey !== undefined && isSignInPage(pathname) ? [CAPTCHA_ORIGIN] : [];
  // Ant Design inserts styles at run time; the site's inline styles are known by their hashes.
  const styles = isOffice ? ["'unsafe-inline'"] : styleHashes;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...(isOffice ? [] : [APPEARANCE_HASH]), ...captcha].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // Covers may come from anywhere on the web; a picture cannot run code.
    `img-src 'self' data: blob: https: http:${api}`,
    `connect-src 'self'${api}`,
    "font-src 'self'",
    // The site needs the map on every page, because navigation loads no new document. The back office frames previews only.
    ['frame-src', isOffice ? "'self'" : MAP_ORIGIN, ...captcha].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    frameAncestors(pathname),
  ].join('; ');
}

/** Only the preview may be framed, and only by this site, whose back office does. */
export function frameAncestors(pathname: string): string {
  return `frame-ancestors ${isPreview(pathname) ? "'self'" : "'none'"}`;
}

/**
 * Returns a page's headers besides its policy: X-Frame-Options for browsers without policies and, on the back office, the opener policy,
 * which keeps an opening page from holding its window. Public pages have no opener policy: with it a browser starts the document in
 * another process, which delayed a phone's first picture by a tenth.
 */
export function pageHeaders(pathname: string): Readonly<Record<string, string>> {
  return {
    'x-frame-options': isPreview(pathname) ? 'SAMEORIGIN' : 'DENY',
    ...(isBackOffice(pathname) && { 'cross-origin-opener-policy': 'same-origin' }),
  };
}

function isPreview(pathname: string): boolean {
  return pathname === paths.preview;
}

/** Adds the common headers to responses that lack them. Hashed files, of which a phone fetches many, get no document headers. */
export function securityHeaders(hasSecureSubdomains?: boolean) {
  return createMiddleware(async (context, next) => {
    await next();
    const { headers } = context.res;
    const { path } = context.req;
    const common = path.startsWith(HASHED_FOLDER) ? NO_SNIFF : { ...pageHeaders(path), ...COMMON_HEADERS };
    for (const [name, value] of Object.entries(common)) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('content-security-policy') && !NEVER_A_DOCUMENT.test(path)) {
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    const isSecure =
      context.req.header('x-forwarded-proto') === 'https' || new URL(context.req.url).protocol === 'https:';
    if (isSecure) headers.set('strict-transport-security', transportSecurity(hasSecureSubdomains));
  });
}
