import { isUpload } from '../../storage/upload';
import { readTokenAccount } from '../token-claims';

/** What the security log tells of a request; `account` is known from the answer or from a verified token. */
export interface SecurityEvent {
  name: string;
  account: string | null;
}

/** Where somebody says by e-mail whose account is meant. */
const NAMED_BY_EMAIL = new Set(['/auth/v1/token', '/auth/v1/recover', '/auth/v1/verify']);
const PASSWORD = '/auth/v1/user';
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the request's body may have to be read for the log. */
export function mayNeedBody(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return NAMED_BY_EMAIL.has(pathname) || pathname === PASSWORD;
}

/** Takes a request with the fields of its body, and its answer; gives what is worth a line in the log, or null. */
export function eventOf(
  request: Request,
  fields: Readonly<Record<string, unknown>>,
  response: Response,
): SecurityEvent | null {
  const { pathname, searchParams } = new URL(request.url);
  const event = (name: string, account: string | null = null) => ({ name, account });
  if (response.status >= 500 || request.method === 'OPTIONS') return null;
  if (response.status === 429) return event('refused_by_limit');
  switch (pathname) {
    case '/auth/v1/token':
      if (searchParams.get('grant_type') !== 'password') return null;
      return response.ok
        ? event('signed_in', response.headers.get('sb-auth-user-id'))
        : event('sign_in_failed');
    case '/auth/v1/recover':
      return response.ok ? event('recovery_requested') : null;
    case '/auth/v1/verify':
      return response.ok
        ? event('recovery_used', response.headers.get('sb-auth-user-id'))
        : event('recovery_failed');
    case PASSWORD:
      if (request.method !== 'PUT') return null;
      if (!response.ok) return event('password_refused', verifiedAccount(request, response));
      return fields.password === undefined
        ? null
        : event('password_changed', verifiedAccount(request, response));
    case '/auth/v1/logout':
      return response.ok && searchParams.get('scope') !== 'local'
        ? event('other_sessions_ended', verifiedAccount(request, response))
        : null;
    case '/rest/v1/rpc/end_own_session':
      return response.ok ? event('session_ended', verifiedAccount(request, response)) : null;
    case '/rest/v1/profiles':
      if (response.ok && !READING.has(request.method)) return event('right_changed');
      break;
  }
  // Storage answers 400 to an upload without a right.
  if (isUpload(request, pathname) && !response.ok)
    return event('upload_refused', verifiedAccount(request, response));
  return pathname.startsWith('/rest/v1/') && !READING.has(request.method)
    ? refusalOf(request, response)
    : null;
}

/** A write that row-level security refused; PostgREST answers 401 to visitors and 403 to a token that it believed. */
function refusalOf(request: Request, { status }: Response): SecurityEvent | null {
  if (status !== 401 && status !== 403) return null;
  return { name: 'refused_by_right', account: status === 403 ? readTokenAccount(request) : null };
}

/** Whose token it is, once the answer shows that lite believed it. */
function verifiedAccount(request: Request, { status }: Response): string | null {
  return status === 401 || status === 403 ? null : readTokenAccount(request);
}
