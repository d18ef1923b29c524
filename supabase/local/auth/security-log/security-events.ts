import { isResumable } from '../../storage/resumable-uploads';
import { isUpload } from '../../storage/upload';
import { readTokenAccount } from '../token-claims';

/** An event for the security log. `account` comes from the response or from a verified token. */
export interface SecurityEvent {
  name: string;
  account: string | null;
  /** The administrator who did this to the account. */
  actor?: string | null;
  /** The row that a new link shows, or the id of a link that was revoked. */
  subject?: string;
}

const INVITE = '/functions/v1/invite-admin';
const REMOVE = '/rest/v1/rpc/remove_member';
const SET_ROLE = '/rest/v1/rpc/set_role';
const SHOW = '/rest/v1/rpc/create_draft_link';
const HIDE = '/rest/v1/rpc/revoke_draft_link';
/** Endpoints whose body names the account by its e-mail address. */
const NAMED_BY_EMAIL = new Set(['/auth/v1/token', '/auth/v1/recover', '/auth/v1/verify', INVITE]);
const OWN_ACCOUNT = '/auth/v1/user';
/** What a link in a mail does, by its type. */
const LINK_EVENTS: Readonly<Record<string, readonly [used: string, failed: string]>> = {
  recovery: ['recovery_used', 'recovery_failed'],
  invite: ['invitation_used', 'invitation_failed'],
  email_change: ['email_changed', 'email_change_failed'],
};
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the log may need the request's body. */
export function mayNeedBody(request: Request): boolean {
  const { pathname } = new URL(request.url);
  if (READING.has(request.method)) return false;
  return NAMED_BY_EMAIL.has(pathname) || [OWN_ACCOUNT, REMOVE, SET_ROLE, SHOW, HIDE].includes(pathname);
}

/** Finds the event of a request, the fields of its body, and its response; null if there is nothing to log. */
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
    case '/auth/v1/verify': {
      const [used, failed] = LINK_EVENTS[String(fields.type)] ?? ['recovery_used', 'recovery_failed'];
      return response.ok ? event(used, response.headers.get('sb-auth-user-id')) : event(failed);
    }
    case OWN_ACCOUNT: {
      if (request.method !== 'PUT') return null;
      const account = verifiedAccount(request, response);
      if (fields.email !== undefined)
        return event(response.ok ? 'email_change_requested' : 'email_change_refused', account);
      if (!response.ok) return event('password_refused', account);
      return fields.password === undefined ? null : event('password_changed', account);
    }
    case INVITE:
      if (!response.ok) return refusalOf(request, response);
      return { name: `${String(fields.role)}_invited`, account: null, actor: readTokenAccount(request) };
    case REMOVE:
      if (!response.ok) return refusalOf(request, response);
      return { name: 'right_revoked', account: String(fields.removed), actor: readTokenAccount(request) };
    case SET_ROLE:
      if (!response.ok) return refusalOf(request, response);
      return { name: 'right_changed', account: String(fields.person), actor: readTokenAccount(request) };
    case SHOW:
    case HIDE: {
      if (!response.ok) return refusalOf(request, response);
      const account = readTokenAccount(request);
      return pathname === SHOW
        ? {
            ...event('draft_link_created', account),
            subject: `${String(fields.resource)}/${String(fields.row_id)}`,
          }
        : { ...event('draft_link_revoked', account), subject: String(fields.id) };
    }
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
  // Storage responds with 400 to an upload without a right.
  const isSending = isUpload(request, pathname) || (isResumable(pathname) && request.method !== 'HEAD');
  if (isSending && !response.ok) return event('upload_refused', verifiedAccount(request, response));
  return pathname.startsWith('/rest/v1/') && !READING.has(request.method)
    ? refusalOf(request, response)
    : null;
}

/** Finds a write that row-level security refused. PostgREST responds with 401 to visitors and with 403 to verified tokens. */
function refusalOf(request: Request, { status }: Response): SecurityEvent | null {
  if (status !== 401 && status !== 403) return null;
  return { name: 'refused_by_right', account: status === 403 ? readTokenAccount(request) : null };
}

/** Returns the token's account if the response shows that lite verified it. */
function verifiedAccount(request: Request, { status }: Response): string | null {
  return status === 401 || status === 403 ? null : readTokenAccount(request);
}
