import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createAccount,
  findAccount,
  setAdministrator,
  setPassword,
} from '../../../supabase/local/auth/accounts';
import { createServiceClient } from '../../../supabase/local/service-client';
import { startTestSite, type TestBackend } from '../../fixtures/backend';
import { connectClient } from '../../fixtures/untyped-client';
import { sampleFile } from '../support/sample-files';

const NAME = 'events/1700000000000-resim.png';
const PASSWORD = 'uzun-bir-parola';

let site: TestBackend;
let sql: Sql;
let file: string;

beforeAll(async () => {
  site = await startTestSite();
  sql = postgres(site.dbUrl, { max: 1 });
  file = `${site.url}/storage/v1/object/public/media/${NAME}`;
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await sql.end();
  await site.stop();
});

describe('a request that no browser sends', () => {
  async function statusOf(method: string, target: string): Promise<number> {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(await text(socket)) ?? [];
    return Number(status);
  }

  test.each([
    '/',
    '/duyurular',
    '/rest/v1/events',
    '/auth/v1/user',
    '/storage/v1/bucket',
    '/healthz',
    '/assets/x.js',
  ])('TRACE %s is not allowed', async (target) => {
    expect(await statusOf('TRACE', target)).toBe(405);
  });

  test.each([
    ['POST', '/auth/v1/recover', 'application/json', 'null'],
    ['POST', '/auth/v1/token?grant_type=password', 'application/json', '{bad'],
    ['POST', '/auth/v1/token?grant_type=password', 'application/json; charset=utf-8', '"text"'],
    ['POST', '/storage/v1/object/list/media', 'application/json', '{bad'],
    ['DELETE', '/storage/v1/object/media', 'application/json', '7'],
    ['POST', '/storage/v1/object/media/events/a.png', 'multipart/form-data; boundary=x', 'junk'],
    ['POST', '/storage/v1/object/media/events/a.png', 'multipart/form-data', 'junk'],
  ])(
    '%s %s with an unreadable body (%s, %s) is refused without a stack in the log',
    async (method, target, type, body) => {
      const logged = vi.spyOn(console, 'error').mockReturnValue();
      const headers = {
        apikey: site.secretKey,
        authorization: `Bearer ${site.secretKey}`,
        'content-type': type,
      };
      const answer = await fetch(site.url + target, { method, headers, body });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toHaveProperty('message');
      expect(logged).not.toHaveBeenCalled();
    },
  );
});

describe('the id of a request', () => {
  const idOf = async (address: string, sent: HeadersInit = {}) =>
    (await fetch(site.url + address, { headers: sent })).headers.get('x-request-id');

  test('is new from the server for each response of the API', async () => {
    const sent = { 'x-request-id': 'gonderilen' };
    const [first, second] = [await idOf('/auth/v1/health', sent), await idOf('/auth/v1/health', sent)];
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  test('is on no page, because a page may be cached for everyone', async () => {
    expect([await idOf('/'), await idOf('/')]).toEqual([null, null]);
  });
});

describe('an uploaded file', () => {
  beforeEach(async () => {
    const media = createServiceClient(site.url, site.secretKey).storage.from('media');
    const bytes = await sampleFile('image/png');
    const stored = await media.upload(NAME, bytes, { contentType: 'image/png', upsert: true });
    expect(stored.error).toBeNull();
  });

  test('with a current ETag or date gets 304', async () => {
    const { headers } = await fetch(file);
    const date = headers.get('last-modified') ?? '';
    const known: readonly Record<string, string>[] = [
      { 'if-none-match': headers.get('etag') ?? '' },
      { 'if-none-match': '*' },
      { 'if-modified-since': date },
    ];
    for (const sent of known) expect((await fetch(file, { headers: sent })).status).toBe(304);
    const earlier = new Date(Date.parse(date) - 60_000).toUTCString();
    expect((await fetch(file, { headers: { 'if-modified-since': earlier } })).status).toBe(200);
  });

  test('that is missing on the disk gets 404, and one line is logged once', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await rm(path.join(site.dataDir, 'media/files/media', NAME));
    const rendition = file.replace('/object/', '/render/image/');
    expect((await fetch(file)).status).toBe(404);
    expect((await fetch(file, { method: 'HEAD' })).status).toBe(404);
    expect((await fetch(`${rendition}?width=320&resize=contain`)).status).toBe(404);
    expect(written.mock.calls).toEqual([
      [expect.stringMatching(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\S+ Dosya yok: media/${NAME}\\n$`))],
    ]);
    expect(error).not.toHaveBeenCalled();
  });

  test.each([
    ['broken', (sidecar: string) => writeFile(sidecar, '{"mimetype":')],
    ['empty', (sidecar: string) => writeFile(sidecar, '')],
    ['gone', (sidecar: string) => rm(sidecar)],
  ])('whose sidecar is %s is sent with the type of its bytes', async (_, damage) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await damage(path.join(site.dataDir, 'media/meta/media', `${NAME}.json`));
    const answer = await fetch(file);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await answer.arrayBuffer()).toEqual(await sampleFile('image/png'));
    expect(written.mock.calls.length).toBeLessThanOrEqual(1);
  });

  test('that is unknown gets 404', async () => {
    expect((await fetch(file.replace('resim', 'yok'))).status).toBe(404);
  });
});

describe('accounts', () => {
  const signIn = (email: string, password: string) =>
    connectClient(site.url, site.publishableKey).auth.signInWithPassword({ email, password });

  async function isAdministrator(userId: string): Promise<boolean | undefined> {
    const [profile] = await sql<{ is_admin: boolean }[]>`
      select is_admin from public.profiles where user_id = ${userId}`;
    return profile?.is_admin;
  }

  test('the first administrator signs in with the password of the data folder', async () => {
    const { data, error } = await signIn(site.adminEmail, site.adminPassword);
    expect(error).toBeNull();
    expect(await isAdministrator(data.user?.id ?? '')).toBe(true);
  });

  test('one is made an administrator, loses it again, and can be given a new password', async () => {
    const email = 'ali@dernek.example';
    const id = await createAccount(sql, { email, password: PASSWORD, fullName: 'Ali Veli' });
    expect(await findAccount(sql, 'Ali@Dernek.example')).toBe(id);
    expect(await isAdministrator(id)).toBe(false);
    for (const isAdmin of [true, false]) {
      await setAdministrator(sql, id, { isAdmin, fullName: null });
      expect(await isAdministrator(id)).toBe(isAdmin);
    }
    await setPassword(sql, id, 'baska-bir-parola');
    expect((await signIn(email, PASSWORD)).error).not.toBeNull();
    expect((await signIn(email, 'baska-bir-parola')).error).toBeNull();
  });

  test('none is created by a one-time code or a sign-up', async () => {
    const email = 'yeni@dernek.example';
    const headers = { apikey: site.publishableKey, 'content-type': 'application/json' };
    for (const address of ['/auth/v1/otp', '/auth/v1/signup']) {
      const body = JSON.stringify({ email, password: PASSWORD });
      await fetch(site.url + address, { method: 'POST', headers, body });
    }
    expect(await findAccount(sql, email)).toBeNull();
  });
});

test('serving requests does not change the grants of the migrations', async () => {
  await fetch(`${site.url}/rest/v1/events?select=id`, { headers: { apikey: site.publishableKey } });
  const grants = await sql`
    select table_name, privilege_type from information_schema.role_table_grants
    where table_schema = 'public' and grantee = 'anon' and privilege_type <> 'SELECT'`;
  expect(grants).toHaveLength(0);
});
