import { createMiddleware } from 'hono/factory';
import { MAP_ORIGIN } from '../shared/map-links';
import { paths } from '../shared/paths';
import type { InlineCode } from './inline-code';

const ONE_YEAR_S = 31_536_000;

/** Of answers that came over HTTPS. */
export const TRANSPORT_SECURITY = `max-age=${ONE_YEAR_S}; includeSubDomains`;

/** What every answer carries, whatever it is. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Ant Design writes its styles into the page while it runs; the public site has none but its own files. */
const BACK_OFFICE = /^\/(admin|giris)(\/|$)/;

const NO_CODE: InlineCode = { styles: [], scripts: [] };

/** The rules a page lives under. `apiUrl` is the backend's address, '' for our own origin; `inline` stands in the page itself. */
export function contentSecurityPolicy(pathname: string, apiUrl: string, inline = NO_CODE): string {
  const api = apiUrl === '' ? '' : ` ${new URL(apiUrl).origin}`;
  const isBackOffice = BACK_OFFICE.test(pathname);
  const styles = isBackOffice ? ["'unsafe-inline'"] : inline.styles;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // Covers may lie anywhere on the web; a picture cannot act.
    `img-src 'self' data: blob: https: http:${api}`,
    `connect-src 'self'${api}`,
    "font-src 'self'",
    // Every page: a visitor comes to the map without asking for a new document. The back office frames previews only.
    `frame-src ${isBackOffice ? "'self'" : MAP_ORIGIN}`,
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

/** The same for browsers that read no policy. */
export function frameOptions(pathname: string): string {
  return isPreview(pathname) ? 'SAMEORIGIN' : 'DENY';
}

function isPreview(pathname: string): boolean {
  return pathname === paths.preview;
}

/** Puts the headers every answer carries on it; an answer's own policy (uploaded files have one) stands. */
export function securityHeaders() {
  return createMiddleware(async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('x-frame-options')) headers.set('x-frame-options', frameOptions(context.req.path));
    for (const [name, value] of Object.entries(EVERYWHERE)) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    const isSecure =
      context.req.header('x-forwarded-proto') === 'https' || new URL(context.req.url).protocol === 'https:';
    if (isSecure) headers.set('strict-transport-security', TRANSPORT_SECURITY);
  });
}
