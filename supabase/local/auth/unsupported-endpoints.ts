import { apiError } from '../api/api-error';
import type { ApiMiddleware } from '../api/api-middleware';

const SETTINGS = '/auth/v1/settings';

/**
 * lite has no second step and no unlinking. Its settings then say so, for screens that would offer them. A request for them gets an
 * error code in place of lite's plain text, which auth-js cannot read.
 */
export const withUnsupportedEndpoints: ApiMiddleware = (next) => async (request, peerAddress) => {
  const response = await next(request, peerAddress);
  if (response.ok && new URL(request.url).pathname === SETTINGS) return withoutSecondStep(response);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.status !== 404 || isJson) return response;
  return apiError(404, 'not_supported', 'Yerel sunucu bu işlemi desteklemiyor.');
};

async function withoutSecondStep(settings: Response): Promise<Response> {
  const values = (await settings.json()) as Record<string, unknown>;
  const headers = new Headers(settings.headers);
  headers.delete('content-length');
  return Response.json({ ...values, mfa_enabled: false }, { status: settings.status, headers });
}
