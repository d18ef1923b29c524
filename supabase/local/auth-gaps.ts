import { apiError } from './api-error';

/** lite has no second step and no unlinking: it answers in plain text, which auth-js cannot read. Clients tell it by this code. */
export function nameUnsupported(request: Request, response: Response): Response {
  const isAuth = new URL(request.url).pathname.startsWith('/auth/v1/');
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isAuth || response.status !== 404 || isJson) return response;
  return apiError(404, 'not_supported', 'Yerel sunucu bu işlemi desteklemiyor.');
}
