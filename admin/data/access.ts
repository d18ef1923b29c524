import type { Action } from '@refinedev/core';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { SECOND_STEP } from '../lib/request-failure';
import { resources } from '../resources/index';
import { fieldsOfKind } from '../schema/derive';
import { needsSecondStep } from './second-step';
import {
  dataOf,
  NO_RIGHT,
  NO_SESSION,
  OWES_PASSWORD,
  refusal,
  toBackendError,
  type Answer,
  type BackendError,
} from './http-error';
import { createContext, use } from 'react';
import type { ResourceDefinition } from '../schema/types';

/**
 * The access of the signed-in person. Row-level security decides in the end. 'half-signed-in' lacks the
 * second step. 'owes-password' is somebody with a right whose password was shown to an operator and who must
 * replace it first.
 */
export type Access = 'visitor' | 'half-signed-in' | 'member' | 'owes-password' | 'writer' | 'admin';

/** The stored session; null for nobody. Throws when the server that would renew it is unreachable. */
export async function currentSession({ auth }: SupabaseClient): Promise<Session | null> {
  const first = await auth.getSession();
  // Another tab renewed the session. The next call finds its tokens.
  const isRenewed = first.error?.name === 'AuthRefreshDiscardedError';
  const { data, error } = isRenewed ? await auth.getSession() : first;
  if (!data.session && error?.status === 0) throw toBackendError({ message: error.message }, 'profiles');
  return data.session;
}

/** Returns the stored session. Without one it throws, because a visitor's view of the rows is incomplete. */
export async function requireSession(client: SupabaseClient): Promise<Session> {
  const session = await currentSession(client);
  if (!session) throw refusal(NO_SESSION);
  return session;
}

/** Asks the servers: the stored session knows nothing of a step added or a session ended on another device. */
export async function readAccess(client: SupabaseClient): Promise<Access> {
  const session = await currentSession(client);
  if (!session) return 'visitor';
  const answer: Answer<string | null> = await client.rpc('own_role');
  if (answer.data === 'administrator') return 'admin';
  if (answer.data === 'writer') return 'writer';
  if (answer.status !== 401) await dataOf(answer, 'profiles');
  return explainRefusal(client, session);
}

async function explainRefusal(
  client: SupabaseClient,
  { access_token: token, user }: Session,
): Promise<Access> {
  const known = await client.auth.getUser();
  if (known.error) {
    const { status = 0, name, message } = known.error;
    if (name === 'AuthSessionMissingError' || (status >= 400 && status < 500)) return 'visitor';
    throw toBackendError({ message, status }, 'profiles');
  }
  if (needsSecondStep(token, known.data.user)) return 'half-signed-in';
  const profile = await readProfile(client, user.id);
  if (!profile?.is_admin && !profile?.is_writer) return 'member';
  if (known.data.user.app_metadata.must_change_password === true) return 'owes-password';
  // The person has the right and no missing step, so only an expired session explains the refusal.
  return 'visitor';
}

export async function readProfile(
  client: SupabaseClient,
  userId: string,
): Promise<
  { readonly full_name: string | null; readonly is_admin: boolean; readonly is_writer: boolean } | undefined
> {
  const request = client.from('profiles').select('full_name,is_admin,is_writer').eq('user_id', userId);
  return (await dataOf(request, 'profiles'))[0];
}

/** Returns the error that says why the database refused; undefined for an administrator and a writer. */
export function refusalOf(access: Access): BackendError | undefined {
  const codes = {
    visitor: NO_SESSION,
    'half-signed-in': SECOND_STEP,
    member: NO_RIGHT,
    'owes-password': OWES_PASSWORD,
  };
  return access === 'admin' || access === 'writer' ? undefined : refusal(codes[access]);
}

/** What can be done with the rows of a table, or with a page: Refine's actions, and those of ours. */
type Right = Action | 'delete' | 'publish' | 'import' | 'order';

const WRITING: readonly string[] = ['list', 'show', 'create', 'edit'] satisfies Right[];
/** The resources whose rows are drafts before visitors see them. */
export const withDrafts = resources.filter((resource) => fieldsOfKind(resource, 'publish').length > 0);

/**
 * Whether somebody may do something with a table or a page. An administrator may do everything. A writer lists, reads and writes the
 * rows of the tables that declare drafts; to change what visitors see, or will see by itself, takes the right to 'publish'. What
 * names no table and no page is everybody's who is let in: the overview and the own account.
 */
export function isAllowed(access: Access, right: string, name?: string): boolean {
  if (access !== 'writer') return access === 'admin';
  if (name === undefined) return true;
  return WRITING.includes(right) && withDrafts.some(({ table }) => table === name);
}

/** What the signed-in person may do. The guard provides it to everything that it lets in. */
export const AccessContext = createContext<Access>('visitor');

/** Asks for a right to a table or a page. Without a name it asks for what everybody has who is let in. */
export type May = (right: Right, name?: string) => boolean;

/** Returns the function that says what the signed-in person may do, without a request. Row-level security decides in the end. */
export function useRights(): May {
  const access = use(AccessContext);
  return (right, name) => isAllowed(access, right, name);
}

/** The declared resources whose rows the person may list, in the order of the declarations. */
export function useResources(): readonly ResourceDefinition[] {
  const may = useRights();
  return resources.filter(({ table }) => may('list', table));
}
