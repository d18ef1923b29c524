import {
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import type { TeamRole } from '../../src/lib/identity/roles';
import { messages } from '../../src/lib/messages';
import { appTexts } from '../i18n/app';
import { sessionTexts } from '../i18n/identity';
import { SECOND_STEP } from '../lib/request-failure';
import { BackendError, dataOf, NO_RIGHT, NO_SESSION, toBackendError } from './http-error';

/** Somebody with a role, who may have been invited and not come yet, as `team` gives them. */
export interface TeamMember {
  readonly user_id: string;
  readonly full_name: string | null;
  readonly email: string;
  readonly role: TeamRole;
  readonly last_sign_in_at: string | null;
  readonly has_second_step: boolean;
  readonly invited_at: string | null;
  readonly is_pending: boolean;
  readonly is_self: boolean;
}

export interface Invitation {
  readonly email: string;
  readonly role: TeamRole;
  readonly full_name?: string | undefined;
}

/** `granted` means that the account was in use before: it has the right at once and got no link. */
export type InvitationOutcome = 'invited' | 'sent_again' | 'granted';

/** In milliseconds. The mail is sent before the function answers. */
const INVITE_TIMEOUT_MS = 30_000;
const MINUTE_S = 60;
const TABLE = 'profiles';
const TOO_MANY = 429;
const { refused } = appTexts.team;

const ROLE_REFUSALS: Readonly<Record<string, string>> = {
  PT404: refused.notMember,
  PT409: refused.lastOne,
};

/** What the function's codes mean: our code, the sentence, and the field at fault. */
const INVITE_REFUSALS = new Map<unknown, readonly [code: string, message: string, field?: string]>([
  ['invalid_email', ['invalid_email', appTexts.login.malformedEmail, 'email']],
  ['already_admin', ['already_admin', refused.alreadyAdmin, 'email']],
  ['already_writer', ['already_writer', refused.alreadyWriter, 'email']],
  ['no_session', [NO_SESSION, messages.errors.noSession]],
  ['not_admin', [NO_RIGHT, messages.public.notAdmin]],
  ['insufficient_aal', [SECOND_STEP, sessionTexts.secondStep]],
  ['mail_failed', ['mail_failed', refused.mail]],
]);

/** Who may enter the back office. Every method throws a BackendError, whose `errors` name the field at fault. */
export function createTeam(client: SupabaseClient<Database>) {
  return {
    readMembers: async () => (await dataOf(client.rpc('team'), TABLE)) as TeamMember[],

    /** Sends a link to set a password. Somebody who has not come yet gets a new one. */
    invite: async (invitation: Invitation): Promise<InvitationOutcome> => {
      const options = { body: invitation, timeout: INVITE_TIMEOUT_MS };
      const answer = await client.functions.invoke<{ status: InvitationOutcome }>('invite-admin', options);
      if (answer.data === null) throw await invitationError(answer.error);
      return answer.data.status;
    },

    /** Takes the role away at once, or withdraws an invitation. Refused for the last administrator who has signed in. */
    removeMember: (userId: string) =>
      dataOf(client.rpc('remove_member', { removed: userId }), TABLE, ROLE_REFUSALS),

    /** Makes a writer an administrator or the other way round, at once. Refused as the removal is. */
    setRole: (userId: string, role: TeamRole) =>
      dataOf(client.rpc('set_role', { person: userId, role }), TABLE, ROLE_REFUSALS),

    setOwnName: (fullName: string) => dataOf(client.rpc('set_own_name', { full_name: fullName }), TABLE),
  };
}

/** Turns the functions client's three errors into ours. Its own messages are English. */
async function invitationError(error: unknown): Promise<BackendError> {
  if (error instanceof FunctionsFetchError) return toBackendError({ message: '' }, TABLE);
  if (error instanceof FunctionsRelayError) return new BackendError(refused.relay, 502, 'relay');
  const response: unknown = error instanceof FunctionsHttpError && error.context;
  if (!(response instanceof Response)) return new BackendError(refused.failed, 0, 'unknown');
  const { status, headers } = response;
  if (status === TOO_MANY) return new BackendError(tooMany(headers), status, 'too_many');
  const content: unknown = await response.json().catch(() => undefined);
  const { code: theirs } = Object(content) as Record<string, unknown>;
  const [code, message, field] = INVITE_REFUSALS.get(theirs) ?? ['unknown', refused.failed];
  return new BackendError(message, status, code, field);
}

/** Another origin's function may not reveal how long to wait. */
function tooMany(headers: Headers): string {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? refused.tooMany(Math.ceil(seconds / MINUTE_S)) : appTexts.backend.tooMany;
}
