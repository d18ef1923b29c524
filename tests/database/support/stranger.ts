import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestBackend } from '../../fixtures/backend';

interface Message {
  /** The apparent network address; the machine's own by default. */
  from?: string;
  headers?: Record<string, string>;
}

/** Posts JSON to the API with the public key alone. */
export function post(
  { url, publishableKey }: TestBackend,
  address: string,
  body: unknown,
  { from, headers = {} }: Message = {},
): Promise<Response> {
  return fetch(url + address, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(from && { 'x-forwarded-for': from }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

export function guess(
  backend: TestBackend,
  credentials: { email: string; password: string },
  message: Message = {},
): Promise<Response> {
  return post(backend, '/auth/v1/token?grant_type=password', credentials, message);
}

/** Returns a new network address each time. */
export function createAddresses(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  };
}

/** Reads the token hashes in the mails to an address, oldest first. */
export async function readRecoveryLinks({ dataDir }: TestBackend, email: string): Promise<string[]> {
  const mails = await readFile(path.join(dataDir, 'mailbox.txt'), 'utf8').catch(() => '');
  return mails
    .split(/^Date: /m)
    .filter((mail) => mail.includes(`To: ${email}\n`))
    .flatMap((mail) => /token_hash=(\w+)/.exec(mail)?.[1] ?? []);
}
