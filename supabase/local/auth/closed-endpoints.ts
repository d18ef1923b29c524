import { apiError, type ApiMiddleware, at } from '../api/api-fetch';

/** Endpoints that create accounts. Sign-up is off, but lite's one-time codes would still create a user. */
const NEW_ACCOUNTS = new Set(['/auth/v1/signup', '/auth/v1/otp', '/auth/v1/magiclink']);
/** Endpoints that send or take codes that this product does not use. */
const UNUSED = new Set(['/auth/v1/resend', '/auth/v1/reauthenticate']);

/** Refuses the auth endpoints that this product does not use, so that they need no further guard. */
export const withDisabledEndpoints: ApiMiddleware = (next) => async (request, peerAddress) => {
  const { pathname } = new URL(request.url);
  // No auth endpoint needs escapes, but a disabled one could be spelt with them.
  if (NEW_ACCOUNTS.has(pathname) || pathname.includes('%'))
    return apiError(422, 'signup_disabled', 'Buradan yeni hesap açılamaz.');
  // lite's own links redirect to an address that contains the new session. Ours open our screen, which posts the token.
  const isLinkOfLite = pathname === '/auth/v1/verify' && request.method !== 'POST';
  return UNUSED.has(pathname) || isLinkOfLite ? notSupported() : next(request, peerAddress);
};

/** lite has no second step and no unlinking. A request for them gets an error code in place of its plain text, which auth-js cannot read. */
export const withUnsupportedEndpoints: ApiMiddleware = (next) => async (request, peerAddress) => {
  const response = await next(request, peerAddress);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return response.status !== 404 || isJson ? response : notSupported();
};

/** Settings for screens that would offer a second step, and for the one that asks for the password of a new e-mail (email-change.ts). */
export const withOwnSettings = at('/auth/v1/settings', (next) => async (request, peerAddress) => {
  const response = await next(request, peerAddress);
  if (!response.ok) return response;
  const settings = (await response.json()) as Record<string, unknown>;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json({ ...settings, mfa_enabled: false, email_change_needs_password: true }, { headers });
});

function notSupported(): Response {
  return apiError(404, 'not_supported', 'Yerel sunucu bu işlemi desteklemiyor.');
}
