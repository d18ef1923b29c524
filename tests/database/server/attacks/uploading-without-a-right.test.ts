import { Agent, request as send } from 'node:http';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useDatabase } from '../../support/database-fixture';
import { countReceived } from '../../support/socket-bytes';
import { sampleFile } from '../../support/sample-files';

const MEGABYTE = 1024 * 1024;
const NAME = 'events/1700000000000-davetsiz.png';
/** The bytes that a refused connection may have sent: headers, and one read from the network. */
const FIRST_BYTES = 256 * 1024;

const database = useDatabase();

let large: Buffer;
beforeAll(async () => {
  large = Buffer.concat([Buffer.from(await sampleFile('image/png')), Buffer.alloc(14 * MEGABYTE)]);
});
beforeEach(() => database.sql`delete from storage.objects`);

interface RawResponse {
  status: number;
  body: string;
}

/** Sends a body over a new connection and reads the response, as browsers do, even if it comes before the body is sent. */
function upload(headers: Record<string, string>, body: Buffer, name = NAME): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = send(`${database.backend.url}/storage/v1/object/media/${name}`, {
      method: 'POST',
      agent: new Agent(),
      headers: { 'content-type': 'image/png', 'content-length': String(body.byteLength), ...headers },
    });
    let answered = false;
    request.on('response', (response) => {
      answered = true;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    });
    request.on('error', (error) => {
      if (!answered) reject(error);
    });
    request.end(body);
  });
}

async function tokenOf(role: 'member' | 'admin'): Promise<string> {
  const { data } = await database.as[role].auth.getSession();
  return data.session?.access_token ?? '';
}

const countFiles = async () => (await database.sql`select from storage.objects`).length;

test('a visitor’s fifteen megabytes are refused unread, thirty times at once, and each gets its response', async () => {
  const headers = { apikey: database.backend.publishableKey };
  const { result, bytes } = await countReceived(() =>
    Promise.all(Array.from({ length: 30 }, () => upload(headers, large))),
  );
  expect(new Set(result.map(({ status }) => status))).toEqual(new Set([400]));
  expect(JSON.parse(result[0]?.body ?? '')).toMatchObject({ statusCode: '403', error: 'Unauthorized' });
  expect(bytes).toBeLessThan(30 * FIRST_BYTES);
  expect(await countFiles()).toBe(0);
});

test('a member is refused unread, with storage’s own message', async () => {
  const headers = {
    apikey: database.backend.publishableKey,
    authorization: `Bearer ${await tokenOf('member')}`,
  };
  const { result, bytes } = await countReceived(() => upload(headers, large));
  expect(JSON.parse(result.body)).toMatchObject({
    statusCode: '403',
    message: 'new row violates row-level security policy',
  });
  expect(bytes).toBeLessThan(FIRST_BYTES);
  expect(await countFiles()).toBe(0);
});

test('a token with another signature is refused unread', async () => {
  const claims = [{ alg: 'HS256', typ: 'JWT' }, { role: 'service_role' }];
  const forged = claims.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const headers = {
    apikey: database.backend.publishableKey,
    authorization: `Bearer ${forged}.${'a'.repeat(43)}`,
  };
  const { result, bytes } = await countReceived(() => upload(headers, large));
  expect(result.status).toBe(401);
  expect(bytes).toBeLessThan(FIRST_BYTES);
});

test('fetch gets the response too, although it is still sending', async () => {
  const answer = await fetch(`${database.backend.url}/storage/v1/object/media/${NAME}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(large),
  });
  expect(await answer.json()).toMatchObject({ statusCode: '403' });
});

test('a signed address gives no right: only its creator may use it', async () => {
  const { data } = await database.as.admin.storage.from('media').createSignedUploadUrl(NAME);
  const visitor = database.as.visitor.storage.from('media');
  const { error } = await visitor.uploadToSignedUrl(NAME, data?.token ?? '', await sampleFile('image/png'), {
    contentType: 'image/png',
  });
  expect(error).not.toBeNull();
  expect(await countFiles()).toBe(0);
});

test.each([
  ['more than 15 MB', {}, NAME, 15 * MEGABYTE + 1, 413],
  ['a type that nobody may upload', { 'content-type': 'text/html' }, NAME, 14 * MEGABYTE, 415],
  ['a name in an unknown folder', {}, 'gizli/1700000000000-a.png', 14 * MEGABYTE, 400],
])('an administrator who declares %s is refused unread', async (_, declared, name, length, status) => {
  const headers = {
    apikey: database.backend.publishableKey,
    authorization: `Bearer ${await tokenOf('admin')}`,
  };
  const body = Buffer.alloc(length);
  const { result, bytes } = await countReceived(() => upload({ ...headers, ...declared }, body, name));
  expect(result.status).toBe(status);
  expect(bytes).toBeLessThan(FIRST_BYTES);
});

test('an administrator and the service role upload', async () => {
  const picture = Buffer.from(await sampleFile('image/png'));
  const asAdmin = {
    apikey: database.backend.publishableKey,
    authorization: `Bearer ${await tokenOf('admin')}`,
  };
  expect(await upload(asAdmin, picture)).toMatchObject({ status: 200 });
  const asService = { apikey: database.backend.secretKey };
  const other = NAME.replace('davetsiz', 'sunucu');
  expect(await upload(asService, picture, other)).toMatchObject({ status: 200 });
  expect(await countFiles()).toBe(2);
});
