import type { Session, SupabaseClient } from '@supabase/supabase-js';
import {
  type BackendError,
  NO_RIGHT,
  NO_SESSION,
  SECOND_STEP,
  toBackendError,
  type BackendFailure,
} from './http-error';
import { needsSecondStep } from '../session/token-claims';

interface ClientResponse {
  readonly data: unknown;
  readonly error: BackendFailure | null;
  readonly status: number;
}

/**
 * The access of the signed-in person. Row-level security decides in the end. 'half-signed-in' lacks the
 * second step. 'owes-password' is an administrator whose password was shown to an operator and who must
 * replace it first.
 */
export type Access = 'visitor' | 'half-signed-in' | 'member' | 'owes-password' | 'admin';

/**
 * Returns the stored session; null for nobody. Throws when the server that would renew it is unreachable,
 * because that signs nobody out.
 */
export async function currentSession({ auth }: SupabaseClient): Promise<Session | null> {
  const first = await auth.getSession();
  // Another tab renewed the session. The next call finds its tokens.
  const isRenewed = first.error?.name === 'AuthRefreshDiscardedError';
  const { data, error } = isRenewed ? await auth.getSession() : first;
  if (!data.session && error?.status === 0) throw toBackendError({ message: error.message }, 'profiles');
  return data.session;
}

/**
 * Reads what the person may do from the database and the sign-in server. The stored session does not know of
 * a second step added on another device or of a session ended there.
 */
export async function readAccess(client: SupabaseClient): Promise<Access> {
  const session = await currentSession(client);
  if (!session) return 'visitor';
  const response: ClientResponse = await client.rpc('is_admin');
  const { data, error, status } = response;
  if (data === true) return mustChangePassword(session) ? 'owes-password' : 'admin';
  if (error && status !== 401) throw failure({ code: error.code, message: error.message, status });
  return explainRefusal(client, session);
}

/** Returns the error that says why the database refused; undefined for an administrator. */
export function refusalOf(access: Access): BackendError | undefined {
  switch (access) {
    case 'visitor':
      return failure({ code: NO_SESSION, message: '' });
    case 'half-signed-in':
      return failure({ code: SECOND_STEP, message: '' });
    case 'member':
      return failure({ code: NO_RIGHT, message: '' });
    case 'owes-password':
    case 'admin':
      return undefined;
  }
}

async function explainRefusal(
  client: SupabaseClient,
  { access_token: token, user }: Session,
): Promise<Access> {
  const known = await client.auth.getUser();
  if (known.error) {
    const { status = 0, name, message } = known.error;
    if (name === 'AuthSessionMissingError' || (status >= 400 && status < 500)) return 'visitor';
    throw failure({ message, status });
  }
  if (needsSecondStep(token, known.data.user)) return 'half-signed-in';
  const { data, error, status } = await client.from('profiles').select('is_admin').eq('user_id', user.id);
  if (error) throw failure({ code: error.code, message: error.message, status });
  // The person has the right and no missing step, so only an expired session explains the refusal.
  return isAdministrator(data) ? 'visitor' : 'member';
}

function mustChangePassword({ user }: Session): boolean {
  return user.app_metadata.must_change_password === true;
}

function isAdministrator([profile]: readonly { readonly is_admin: unknown }[]): boolean {
  return profile?.is_admin === true;
}

function failure(what: BackendFailure): BackendError {
  return toBackendError(what, 'profiles');
}
