import { createClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createAccount,
  findAccount,
  setAdministrator,
  setPassword,
} from '../../../supabase/local/auth/accounts';
import '../../../supabase/local/service-client';
import { startTestBackend, type TestBackend } from '../../fixtures/backend';

const PASSWORD = 'uzun-bir-parola';

let backend: TestBackend;
let sql: Sql;

beforeAll(async () => {
  backend = await startTestBackend();
  sql = postgres(backend.dbUrl, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await backend.stop();
});

function signIn(email: string, password: string) {
  const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
  return client.auth.signInWithPassword({ email, password });
}

function post(address: string, body: unknown) {
  return fetch(backend.url + address, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function isAdministrator(userId: string): Promise<boolean | undefined> {
  const [profile] = await sql<{ is_admin: boolean }[]>`
    select is_admin from public.profiles where user_id = ${userId}`;
  return profile?.is_admin;
}

test('the first administrator signs in with the password of the data folder', async () => {
  const { data, error } = await signIn(backend.adminEmail, backend.adminPassword);
  expect(error).toBeNull();
  expect(await isAdministrator(data.user?.id ?? '')).toBe(true);
});

test('an account is made an administrator, loses it again, and can be given a new password', async () => {
  const id = await createAccount(sql, {
    email: 'ali@dernek.example',
    password: PASSWORD,
    fullName: 'Ali Veli',
  });
  expect(await findAccount(sql, 'Ali@Dernek.example')).toBe(id);
  expect(await isAdministrator(id)).toBe(false);
  await setAdministrator(sql, id, { isAdmin: true, fullName: null });
  expect(await isAdministrator(id)).toBe(true);
  await setAdministrator(sql, id, { isAdmin: false, fullName: null });
  expect(await isAdministrator(id)).toBe(false);
  await setPassword(sql, id, 'baska-bir-parola');
  expect((await signIn('ali@dernek.example', PASSWORD)).error).not.toBeNull();
  expect((await signIn('ali@dernek.example', 'baska-bir-parola')).error).toBeNull();
});

test('a wrong password and an unknown account get the same response', async () => {
  const known = await post('/auth/v1/token?grant_type=password', {
    email: backend.adminEmail,
    password: 'x',
  });
  const unknown = await post('/auth/v1/token?grant_type=password', {
    email: 'yok@dernek.example',
    password: 'x',
  });
  expect(known.status).toBe(unknown.status);
  expect(await known.json()).toEqual(await unknown.json());
});

test('recovery gets the same response whether or not the account exists', async () => {
  const known = await post('/auth/v1/recover', { email: backend.adminEmail });
  const unknown = await post('/auth/v1/recover', { email: 'yok@dernek.example' });
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
});

test('a one-time code creates no account', async () => {
  await post('/auth/v1/otp', { email: 'yeni@dernek.example' });
  await post('/auth/v1/signup', { email: 'yeni@dernek.example', password: PASSWORD });
  expect(await findAccount(sql, 'yeni@dernek.example')).toBeNull();
});

test('serving requests does not change the grants of the migrations', async () => {
  await fetch(`${backend.url}/rest/v1/events?select=id`, { headers: { apikey: backend.publishableKey } });
  const grants = await sql`
    select table_name, privilege_type from information_schema.role_table_grants
    where table_schema = 'public' and grantee = 'anon' and privilege_type <> 'SELECT'`;
  expect(grants).toHaveLength(0);
});
