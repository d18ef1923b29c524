import { apiError } from '../api/api-error';
import type { ApiMiddleware } from '../api/api-middleware';

const SETTINGS = '/auth/v1/settings';

/**
 * lite has no second step and no unlinking. Its settings then say so, for screens that would offer them, and that a new e-mail needs the
 * password (email-change.ts). A request for them gets an
 * error code in place of lite's plain text, which auth-js cannot read.
 */
export const withUnsupportedEndpoints: ApiMiddleware = (next) => async (request, peerAddress) => {
  const response = await next(request, peerAddress);
  if (response.ok && new URL(request.url).pathname === SETTINGS) return withOurSettings(response);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.status !== 404 || isJson) return response;
  return apiError(404, 'not_supported', 'Yerel sunucu bu işlemi desteklemiyor.');
};

async function withOurSettings(settings: Response): Promise<Response> {
  const values = (await settings.json()) as Record<string, unknown>;
  const headers = new Headers(settings.headers);
  headers.delete('content-length');
  const ours = { ...values, mfa_enabled: false, email_change_needs_password: true };
  return Response.json(ours, { status: settings.status, headers });
}
