import {
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import { messages } from '../../src/lib/messages';
import { appTexts } from '../i18n/app';
import { sessionTexts } from '../i18n/session';
import { teamTexts } from '../i18n/team';
import {
  BackendError,
  NO_RIGHT,
  NO_SESSION,
  SECOND_STEP,
  toBackendError,
  type BackendFailure,
} from './http-error';

/** An administrator, or somebody who was invited and has not come yet. Times are timestamps as the database writes them. */
export interface TeamMember {
  readonly userId: string;
  readonly name: string | null;
  readonly email: string;
  readonly lastSignInAt: string | null;
  readonly hasSecondStep: boolean;
  readonly invitedAt: string | null;
  readonly isPending: boolean;
  readonly isSelf: boolean;
}

export interface Invitation {
  readonly email: string;
  readonly fullName?: string | undefined;
}

/** `granted` means that the account was in use before: it has the right at once and got no link. */
export type InvitationOutcome = 'invited' | 'sent_again' | 'granted';

/** Who administers the site. Every method throws a BackendError, whose `errors` name the field at fault. */
export interface Team {
  /** By name. */
  readonly readMembers: () => Promise<TeamMember[]>;
  /** Sends a link to set a password. Somebody who has not come yet gets a new one. */
  readonly invite: (invitation: Invitation) => Promise<InvitationOutcome>;
  /** Takes the right away at once, or withdraws an invitation. Refused for the last one who has signed in. */
  readonly removeMember: (userId: string) => Promise<void>;
  /** Changes the signed-in person's own name. */
  readonly setOwnName: (fullName: string) => Promise<void>;
}

/** In milliseconds. The mail is sent before the function answers. */
const INVITE_TIMEOUT_MS = 30_000;
const MINUTE_S = 60;
const TOO_MANY = 429;

/** What the database's refusals mean here. */
const REMOVAL_REFUSALS: Readonly<Record<string, string>> = {
  PT404: teamTexts.refused.notMember,
  PT409: teamTexts.refused.lastOne,
};

/** What the function's codes mean: our code, the sentence, and the field at fault. */
const INVITE_REFUSALS: Readonly<Record<string, readonly [code: string, message: string, field?: string]>> = {
  invalid_email: ['invalid_email', appTexts.login.malformedEmail, 'email'],
  already_admin: ['already_admin', teamTexts.refused.alreadyAdmin, 'email'],
  no_session: [NO_SESSION, messages.errors.noSession],
  not_admin: [NO_RIGHT, messages.public.notAdmin],
  insufficient_aal: [SECOND_STEP, sessionTexts.secondStep],
  mail_failed: ['mail_failed', teamTexts.refused.mail],
};

/** Returns the team of the project that the client is signed in to. */
export function createTeam(client: SupabaseClient<Database>): Team {
  return {
    readMembers: async () => {
      const rows = await dataOf(client.rpc('team'));
      return (rows ?? []).map((row) => ({
        userId: row.user_id,
        name: row.full_name,
        email: row.email,
        lastSignInAt: row.last_sign_in_at,
        hasSecondStep: row.has_second_step,
        invitedAt: row.invited_at,
        isPending: row.is_pending,
        isSelf: row.is_self,
      }));
    },

    invite: async ({ email, fullName }) => {
      const body = { email, ...(fullName !== undefined && { full_name: fullName }) };
      const options = { body, timeout: INVITE_TIMEOUT_MS };
      const answer = await client.functions.invoke<{ status: InvitationOutcome }>('invite-admin', options);
      if (answer.data === null) throw await invitationError(answer.error);
      return answer.data.status;
    },

    removeMember: async (removed) => {
      await dataOf(client.rpc('remove_administrator', { removed }), REMOVAL_REFUSALS);
    },

    setOwnName: async (fullName) => {
      await dataOf(client.rpc('set_own_name', { full_name: fullName }));
    },
  };
}

interface Answer<Data> {
  readonly data: Data | null;
  readonly error: BackendFailure | null;
  readonly status: number;
}

/** Throws the answer's error, with a sentence of `refusals` where its code has one. */
async function dataOf<Data>(
  answer: PromiseLike<Answer<Data>>,
  refusals: Readonly<Record<string, string>> = {},
): Promise<Data | null> {
  const { data, error, status } = await answer;
  if (!error) return data;
  const { code = '', message } = error;
  const sentence = refusals[code];
  if (sentence !== undefined) throw new BackendError(sentence, status, code);
  throw toBackendError({ code, message, status }, 'profiles');
}

/** Turns the functions client's three errors into ours. Its own messages are English. */
async function invitationError(error: unknown): Promise<BackendError> {
  if (error instanceof FunctionsFetchError) return toBackendError({ message: '' }, 'profiles');
  if (error instanceof FunctionsRelayError) return new BackendError(teamTexts.refused.relay, 502, 'relay');
  if (error instanceof FunctionsHttpError && error.context instanceof Response)
    return refusalOf(error.context);
  return new BackendError(teamTexts.refused.failed, 0, 'unknown');
}

async function refusalOf(response: Response): Promise<BackendError> {
  const { status } = response;
  if (status === TOO_MANY) return new BackendError(tooMany(response), status, 'too_many');
  const code = codeOf(await response.json().catch(() => undefined));
  const known = INVITE_REFUSALS[code];
  if (known === undefined) return new BackendError(teamTexts.refused.failed, status, code);
  const [ours, message, field] = known;
  return new BackendError(message, status, ours, field);
}

/** Another origin's function may not reveal how long to wait. */
function tooMany({ headers }: Response): string {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? teamTexts.refused.tooMany(Math.ceil(seconds / MINUTE_S)) : appTexts.backend.tooMany;
}

function codeOf(content: unknown): string {
  const isObject = typeof content === 'object' && content !== null && 'code' in content;
  return isObject && typeof content.code === 'string' ? content.code : '';
}
