import { inject } from 'vitest';
import { type Client, connectClient } from '../../fixtures/untyped-client';
import { createOwnAccount, type OwnAccount } from './own-things';
import { patientFetch } from './patient-fetch';

/** What run.ts has learnt of the project before the first test. */
export interface ProjectFacts {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Only GoTrue has second steps, invitations and links that the secret key makes. */
  isGoTrue: boolean;
  /** Whether no row is there but the suite's own. */
  isEmpty: boolean;
  admin: OwnAccount;
  member: OwnAccount;
}

declare module 'vitest' {
  export interface ProvidedContext {
    project: ProjectFacts;
  }
}

export const project = inject('project');
/** The last year that a bulletin may have. */
const LAST_YEAR = 2100;
export const NOT_GOTRUE = 'the auth server is not GoTrue';
export const service = connectClient(project.url, project.secretKey, { fetch: patientFetch });
export const newClient = () => connectClient(project.url, project.publishableKey, { fetch: patientFetch });

export interface SignedIn {
  client: Client;
  token: string;
  refreshToken: string;
}

/** Signs an account in, with a session of its own. */
export async function signIn({ email, password }: Pick<OwnAccount, 'email' | 'password'>): Promise<SignedIn> {
  const client = newClient();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, token: data.session.access_token, refreshToken: data.session.refresh_token };
}

export function newAccount(name: string, { isAdmin = false } = {}): Promise<OwnAccount> {
  return createOwnAccount(service, name, { isAdmin });
}

interface Call {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The error's code in the words of supabase-js, or an empty text. */
  code: string;
  body: Record<string, unknown>;
}

/** Sends a request that supabase-js has no method for. Follows no redirect. */
export async function call(
  method: string,
  path: string,
  { token, body, headers }: Call = {},
): Promise<Answer> {
  const response = await patientFetch(project.url + path, {
    method,
    redirect: 'manual',
    headers: {
      apikey: project.publishableKey,
      authorization: `Bearer ${token ?? project.publishableKey}`,
      // As auth-js does: without it GoTrue calls the code error_code.
      'x-supabase-api-version': '2024-01-01',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = parse(await response.text());
  return {
    status: response.status,
    headers: response.headers,
    code: typeof answer.code === 'string' ? answer.code : '',
    body: answer,
  };
}

/** Whether a session's refresh token is still good. It is used up by the question. */
export async function canRefresh({ refreshToken }: SignedIn): Promise<boolean> {
  const { error } = await newClient().auth.refreshSession({ refresh_token: refreshToken });
  return error === null;
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** A month of the last permitted year that has no bulletin. */
export async function freeMonth(): Promise<{ year: number; month: number }> {
  const { data } = await service.from('bulletins').select('month').eq('year', LAST_YEAR);
  const taken = (data ?? []).map(({ month }) => Number(month));
  const month = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((free) => !taken.includes(free));
  return { year: LAST_YEAR, month: month ?? 1 };
}
