import { expect, vi } from 'vitest';
import type { TestBackend } from '../../fixtures/backend';
import { readRecoveryLinks } from './stranger';

/** The two tokens of a session, as a thief would carry them away. */
export interface Tokens {
  access: string;
  refresh: string;
}

interface Ask {
  method?: string;
  token?: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** An answer of the sign-in server, with its code where it refuses. */
export interface Answer {
  status: number;
  code: string | undefined;
  body: Record<string, unknown>;
  headers: Headers;
}

/** Asks the API over HTTP, without a client that would mend or hide anything. */
export async function ask(backend: TestBackend, address: string, request: Ask = {}): Promise<Answer> {
  const { method = 'POST', token = backend.anonKey, body, headers = {} } = request;
  const response = await fetch(backend.url + address, {
    method,
    headers: {
      apikey: backend.anonKey,
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
  return tokensOf(await ask(backend, '/auth/v1/token?grant_type=password', { body, headers }));
}

export function refresh(backend: TestBackend, token: string): Promise<Answer> {
  return ask(backend, '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });
}

export function changeAccount(backend: TestBackend, token: string, body: unknown): Promise<Answer> {
  return ask(backend, '/auth/v1/user', { method: 'PUT', token, body });
}

/** Asks for a recovery mail and takes its link's proof from the operator's mailbox to the server. */
export async function recover(backend: TestBackend, email: string): Promise<Tokens> {
  const before = (await readRecoveryLinks(backend, email)).length;
  await ask(backend, '/auth/v1/recover', { body: { email } });
  // The mail is written after the answer.
  const token_hash = await vi.waitFor(async () => {
    const links = await readRecoveryLinks(backend, email);
    expect(links.length).toBeGreaterThan(before);
    return links.at(-1);
  });
  return tokensOf(await ask(backend, '/auth/v1/verify', { body: { type: 'recovery', token_hash } }));
}

export function tokensOf({ body, status }: Answer): Tokens {
  const { access_token: access, refresh_token: refreshToken } = body;
  if (typeof access !== 'string' || typeof refreshToken !== 'string')
    throw new Error(`No session: ${status} ${JSON.stringify(body)}`);
  return { access, refresh: refreshToken };
}
