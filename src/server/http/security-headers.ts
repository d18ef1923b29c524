import { createMiddleware } from 'hono/factory';
import { MAP_ORIGIN } from '../../lib/paths/map-links';
import { HASHED_FOLDER } from '../../lib/paths/hashed-folder';
import { isBackOffice, paths } from '../../lib/paths/paths';
import type { InlineCode } from '../render/inline-styles';

const ONE_YEAR_S = 31_536_000;

/** Of answers that came over HTTPS. */
export const TRANSPORT_SECURITY = `max-age=${ONE_YEAR_S}; includeSubDomains`;

const NO_SNIFF = { 'x-content-type-options': 'nosniff' };

/** What every answer carries that may be a document. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  ...NO_SNIFF,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** A page's own files in which nothing could act, were they opened by themselves. */
const NEVER_A_DOCUMENT = new RegExp(`^${HASHED_FOLDER}[^/]*\\.(?:js|css|woff2|avif|webp)$`);

const NO_CODE: InlineCode = { styles: [], scripts: [] };

/** The rules a page lives under. `apiUrl` is the backend's address, '' for our own origin; `inline` stands in the page itself. */
export function contentSecurityPolicy(pathname: string, apiUrl: string, inline = NO_CODE): string {
  const api = apiUrl === '' ? '' : ` ${new URL(apiUrl).origin}`;
  const isOffice = isBackOffice(pathname);
  // Ant Design writes its styles into the page while it runs; of the site the policy knows each by its hash.
  const styles = isOffice ? ["'unsafe-inline'"] : inline.styles;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // Covers may lie anywhere on the web; a picture cannot act.
    `img-src 'self' data: blob: https: http:${api}`,
    `connect-src 'self'${api}`,
    "font-src 'self'",
    // Every page: a visitor comes to the map without asking for a new document. The back office frames previews only.
    `frame-src ${isOffice ? "'self'" : MAP_ORIGIN}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    frameAncestors(pathname),
  ].join('; ');
}

/** Who may frame a page: of all pages the preview alone, and only this site, whose back office does. */
export function frameAncestors(pathname: string): string {
  return `frame-ancestors ${isPreview(pathname) ? "'self'" : "'none'"}`;
}

/**
 * What a page carries besides its policy: who may frame it, for browsers that read no policy, and that no page that opened the back
 * office keeps a handle on its window. Public pages show everyone the same. They do without that header, because a browser that
 * gets it starts the document in another process, and a phone's first picture came a tenth later.
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

/**
 * Puts the headers every answer carries on it; an answer's own policy (uploaded files have one) stands. A page's files, of which
 * a phone fetches many, are spared what tells browsers about documents.
 */
export function securityHeaders() {
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
    if (isSecure) headers.set('strict-transport-security', TRANSPORT_SECURITY);
  });
}
