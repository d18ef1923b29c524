import { apiError } from '../api-error';
import type { ApiWrapper } from '../api-fetch';

/** lite has no second step and no unlinking: it answers in plain text, which auth-js cannot read. Clients tell it by this code. */
export const withNamedGaps: ApiWrapper = (next) => async (request, peerAddress) => {
  const response = await next(request, peerAddress);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.status !== 404 || isJson) return response;
  return apiError(404, 'not_supported', 'Yerel sunucu bu işlemi desteklemiyor.');
};
