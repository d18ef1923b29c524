import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '../../../fixtures/backend';
import { addFactor, claimsOf, createFactorTable, mintToken, sessionIdOf } from '../../support/second-step';
import { sampleFile } from '../../support/sample-files';

/** What an attacker gains who knows an administrator's password but not the second step. */
const EVERYTHING = { read: 1, inserted: 201, changed: 1, deleted: 1, isAdmin: true };
const NOTHING = { read: 0, inserted: 403, changed: 0, deleted: 0, isAdmin: false };

let backend: TestBackend;
let sql: Sql;
let token: string;
let userId: string;
let target: number;

beforeAll(async () => {
  // lite prints every refused statement.
  vi.spyOn(console, 'error').mockReturnValue();
  backend = await startTestBackend();
  sql = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
  const signIn = await call('POST', '/auth/v1/token?grant_type=password', {
    body: { email: backend.adminEmail, password: backend.adminPassword },
  });
  const session = (await signIn.json()) as { access_token: string; user: { id: string } };
  token = session.access_token;
  userId = session.user.id;
  const [row] = await sql<{ id: number }[]>`
    insert into public.announcements (title) values ('Taslak') returning id`;
  target = row?.id ?? 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await sql.end();
  await backend.stop();
});

it('on a backend without second steps an administrator works without one', async () => {
  expect(await attack(token)).toEqual({ ...EVERYTHING, uploaded: 200 });
});

it('a first-step token reads no draft, changes no row and writes no file once there is a second step', async () => {
  await createFactorTable(sql);
  await addFactor(sql, userId, 'verified');
  const firstStep = await mintToken(backend, claimsOf(userId, sessionIdOf(token), 'aal1'));
  for (const stolen of [token, firstStep]) {
    expect(await attack(stolen)).toMatchObject(NOTHING);
    expect(await sql`select from storage.objects where name like 'events/1700000000002%'`).toHaveLength(0);
  }
});

it('the second step opens the same session', async () => {
  const secondStep = await mintToken(backend, claimsOf(userId, sessionIdOf(token), 'aal2'));
  expect(await attack(secondStep)).toMatchObject(EVERYTHING);
});

it('a stolen token is invalid after its session was ended elsewhere', async () => {
  const secondStep = await mintToken(backend, claimsOf(userId, sessionIdOf(token), 'aal2'));
  await sql`delete from auth.sessions where id = ${sessionIdOf(token)}`;
  expect(await attack(secondStep)).toMatchObject(NOTHING);
});

/** Tries everything that an administrator may do, and restores the draft afterwards. */
async function attack(stolen: string) {
  const row = `/rest/v1/announcements?id=eq.${target}`;
  const read = await countRows(call('GET', row, { token: stolen }));
  const insert = call('POST', '/rest/v1/calendar', {
    token: stolen,
    body: { title: 'x', date: '2026-05-01' },
  });
  const inserted = (await insert).status;
  const changed = await countRows(call('PATCH', row, { token: stolen, body: { title: 'Ele geçti' } }));
  const file = `events/1700000000002-${crypto.randomUUID()}.png`;
  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${stolen}`,
    'content-type': 'image/png',
  };
  const body = await sampleFile('image/png');
  const address = `${backend.url}/storage/v1/object/media/${file}`;
  const upload = await fetch(address, { method: 'POST', headers, body });
  const right = await call('POST', '/rest/v1/rpc/is_admin', { token: stolen, body: {} });
  const isAdmin: unknown = await right.json();
  const deleted = await countRows(call('DELETE', row, { token: stolen }));
  await sql`delete from storage.objects`;
  await sql`insert into public.announcements (id, title) overriding system value values (${target}, 'Taslak')
    on conflict (id) do update set title = excluded.title`;
  return { read, inserted, changed, uploaded: upload.status, deleted, isAdmin };
}

async function countRows(answer: Promise<Response>): Promise<number> {
  const rows: unknown = await (await answer).json();
  return Array.isArray(rows) ? rows.length : 0;
}

function call(
  method: string,
  address: string,
  { token: bearer, body }: { token?: string; body?: Record<string, unknown> },
): Promise<Response> {
  return fetch(backend.url + address, {
    method,
    headers: {
      apikey: backend.publishableKey,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}
