import { Agent, request as send } from 'node:http';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Role, useDatabase } from '../../support/database-fixture';
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

async function headersOf(role: Role): Promise<Record<string, string>> {
  const { data } = await database.as[role].auth.getSession();
  const apikey = database.backend.publishableKey;
  return data.session ? { apikey, authorization: `Bearer ${data.session.access_token}` } : { apikey };
}

const countFiles = async () => (await database.sql`select from storage.objects`).length;

test('a visitor’s fifteen megabytes are refused unread, thirty times at once, and each gets its response', async () => {
  const headers = await headersOf('visitor');
  const { result, bytes } = await countReceived(() =>
    Promise.all(Array.from({ length: 30 }, () => upload(headers, large))),
  );
  expect(new Set(result.map(({ status }) => status))).toEqual(new Set([400]));
  expect(JSON.parse(result[0]?.body ?? '')).toMatchObject({ statusCode: '403', error: 'Unauthorized' });
  expect(bytes).toBeLessThan(30 * FIRST_BYTES);
  expect(await countFiles()).toBe(0);
});

const claims = [{ alg: 'HS256', typ: 'JWT' }, { role: 'service_role' }];
const signed = claims.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
const FORGED = { authorization: `Bearer ${signed}.${'a'.repeat(43)}` };

test.each<[string, Role, Record<string, string>, string, number, number, string]>([
  ['a member', 'member', {}, NAME, 14, 400, 'new row violates row-level security policy'],
  ['a token with another signature', 'visitor', FORGED, NAME, 14, 401, ''],
  ['an administrator’s more than 15 MB', 'admin', {}, NAME, 16, 413, ''],
  ['a type that nobody may upload', 'admin', { 'content-type': 'text/html' }, NAME, 14, 415, ''],
  ['an unknown folder', 'admin', {}, 'gizli/1700000000000-a.png', 14, 400, ''],
])('%s is refused unread', async (_what, role, declared, name, megabytes, status, message) => {
  const headers = { ...(await headersOf(role)), ...declared };
  const body = Buffer.concat([large, Buffer.alloc((megabytes - 14) * MEGABYTE)]);
  const { result, bytes } = await countReceived(() => upload(headers, body, name));
  expect(result.status).toBe(status);
  expect(result.body).toContain(message);
  expect(bytes).toBeLessThan(FIRST_BYTES);
  expect(await countFiles()).toBe(0);
});

test('a signed address gives no right: only its creator may use it', async () => {
  const { data } = await database.as.admin.storage.from('media').createSignedUploadUrl(NAME);
  const visitor = database.as.visitor.storage.from('media');
  const contentType = 'image/png';
  const sent = visitor.uploadToSignedUrl(NAME, data?.token ?? '', await sampleFile(contentType), {
    contentType,
  });
  expect((await sent).error).not.toBeNull();
  expect(await countFiles()).toBe(0);
});
