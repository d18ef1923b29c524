import { expect } from 'vitest';
import { createAccount } from '../../../supabase/local/auth/accounts';
import type { TestBackend } from '../../fixtures/backend';
import { quicken } from '../../fixtures/templates';
import type { DatabaseFixture } from './database-fixture';
import { readRecoveryLinks } from './stranger';
import { waitUntil } from '../../fixtures/wait-until';

/** The two tokens of a session. */
export interface Tokens {
  access: string;
  refresh: string;
}

/** The passwords of an account that is attacked, before and after its owner changes it. */
export const OLD_PASSWORD = 'limon-agaci-altinda';
export const NEW_PASSWORD = 'rüzgarlı-bir-tepede';

let victims = 0;

/** Creates an account of its own with OLD_PASSWORD, and signs it in. */
export async function createVictim({ sql, backend }: DatabaseFixture) {
  victims += 1;
  const email = `kurban-${victims}@uye.example`;
  const id = await createAccount(sql, { email, password: null, fullName: null });
  await quicken(sql, [{ email, password: OLD_PASSWORD }]);
  return { id, email, tokens: await signIn(backend, email, OLD_PASSWORD) };
}

interface RequestOptions {
  method?: string;
  token?: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** A response of the auth service, with its code if it refuses. */
export interface AuthResponse {
  status: number;
  code: string | undefined;
  body: Record<string, unknown>;
  headers: Headers;
}

/** Makes a request to the API without a client library that could change it. */
export async function sendRequest(
  backend: TestBackend,
  address: string,
  request: RequestOptions = {},
): Promise<AuthResponse> {
  const { method = 'POST', token = backend.publishableKey, body, headers = {} } = request;
  const response = await fetch(backend.url + address, {
    method,
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? {} : JSON.parse(text);
  const fields: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  const code = typeof fields.error_code === 'string' ? fields.error_code : undefined;
  return { status: response.status, code, body: fields, headers: response.headers };
}

export async function signIn(
  backend: TestBackend,
  email: string,
  password: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Tokens> {
  const body = { email, password };
  return tokensOf(await sendRequest(backend, '/auth/v1/token?grant_type=password', { body, headers }));
}

export function refresh(backend: TestBackend, token: string): Promise<AuthResponse> {
  return sendRequest(backend, '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });
}

export function changeAccount(backend: TestBackend, token: string, body: unknown): Promise<AuthResponse> {
  return sendRequest(backend, '/auth/v1/user', { method: 'PUT', token, body });
}

/** Requests a recovery mail, reads its link from the operator's mailbox and opens it. */
export async function recover(backend: TestBackend, email: string): Promise<Tokens> {
  const before = (await readRecoveryLinks(backend, email)).length;
  await sendRequest(backend, '/auth/v1/recover', { body: { email } });
  // The mail is written after the response.
  const token_hash = await waitUntil(async () => {
    const links = await readRecoveryLinks(backend, email);
    expect(links.length).toBeGreaterThan(before);
    return links.at(-1);
  });
  return tokensOf(await sendRequest(backend, '/auth/v1/verify', { body: { type: 'recovery', token_hash } }));
}

export function tokensOf({ body, status }: AuthResponse): Tokens {
  const { access_token: access, refresh_token: refreshToken } = body;
  if (typeof access !== 'string' || typeof refreshToken !== 'string')
    throw new Error(`No session: ${status} ${JSON.stringify(body)}`);
  return { access, refresh: refreshToken };
}
