import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, request as send, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { useDatabase, type Role } from '../support/database-fixture';
import { attempt, claimsOfSessions, inTransaction } from '../support/hosted-roles';
import { sampleFile } from '../support/sample-files';

const MEGABYTE = 1024 * 1024;
const PATH = '/storage/v1/upload/resumable';
const NAME = 'bulletins/1700000000000-kasim.pdf';
const WITHOUT_RIGHTS = ['visitor', 'member', 'firstStep'] as const;

const database = useDatabase();
beforeEach(() => database.sql`delete from storage.objects`);

interface Ask {
  headers?: Record<string, string>;
  body?: Buffer;
  /** Cuts the connection after this part of the body. */
  cutAt?: number;
}

/** Sends a request with a role's token over a connection of its own. A cut one has no answer. */
async function ask(role: Role, method: string, path: string, { headers = {}, body, cutAt }: Ask = {}) {
  const { data } = await database.as[role].auth.getSession();
  const sent = send(database.backend.url + path, {
    method,
    agent: new Agent(),
    headers: {
      'tus-resumable': '1.0.0',
      apikey: database.backend.publishableKey,
      ...(data.session && { authorization: `Bearer ${data.session.access_token}` }),
      ...(body && { 'content-length': String(body.byteLength) }),
      ...headers,
    },
  });
  sent.on('error', () => undefined);
  if (cutAt !== undefined) {
    sent.write(body?.subarray(0, cutAt), () => setTimeout(() => sent.destroy(), 200));
    await new Promise((resolve) => sent.once('close', resolve));
    return { status: 0, headers: {}, text: '' };
  }
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, text: Buffer.concat(chunks).toString() };
}

function create(role: Role, length: number, { name = NAME, contentType = 'application/pdf' } = {}) {
  const fields = { bucketName: 'media', objectName: name, contentType, cacheControl: '3600' };
  const pairs = Object.entries(fields).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  const headers = { 'upload-length': String(length), 'upload-metadata': pairs.join(',') };
  return ask(role, 'POST', PATH, { headers });
}

async function begin(body: Buffer, file = {}): Promise<string> {
  const { status, headers } = await create('admin', body.byteLength, file);
  expect(status).toBe(201);
  return headers.location ?? '';
}

function part(role: Role, upload: string, body: Buffer, offset: number, cutAt?: number) {
  const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
  return ask(role, 'PATCH', upload, { headers, body, ...(cutAt !== undefined && { cutAt }) });
}

const storedNames = async () =>
  (await database.sql<{ name: string }[]>`select name from storage.objects`).map(({ name }) => name);

async function pdf(bytes: number): Promise<Buffer> {
  const body = Buffer.alloc(bytes, 'dernek');
  body.set(new Uint8Array(await sampleFile('application/pdf')));
  return body;
}

it('a PDF of 45 MB that was cut off goes on where it stopped and arrives whole', async () => {
  const body = await pdf(45 * MEGABYTE);
  const upload = await begin(body);
  expect(upload).toMatch(new RegExp(`^${PATH}/\\w+$`));
  expect(await part('admin', upload, body, 0, 20 * MEGABYTE)).toMatchObject({ status: 0 });

  const { status, headers } = await ask('admin', 'HEAD', upload);
  expect(status).toBe(200);
  const offset = Number(headers['upload-offset']);
  expect(offset).toBeGreaterThan(0);
  expect(offset).toBeLessThanOrEqual(20 * MEGABYTE);
  expect(await storedNames()).toEqual([]);
  expect(await part('admin', upload, body.subarray(offset), offset)).toMatchObject({ status: 204 });

  expect(await storedNames()).toEqual([NAME]);
  const stored = await fetch(`${database.backend.url}/storage/v1/object/public/media/${NAME}`);
  expect(stored.headers.get('content-type')).toBe('application/pdf');
  expect(stored.headers.get('cache-control')).toBe('max-age=3600');
  expect(Buffer.from(await stored.arrayBuffer()).equals(body)).toBe(true);
});

it.each(WITHOUT_RIGHTS)('a %s begins, continues, asks about and ends no upload', async (role) => {
  expect((await create(role, 100)).status).toBeGreaterThanOrEqual(400);
  const body = await pdf(1000);
  const upload = await begin(body);
  expect((await part(role, upload, body, 0)).status).toBeGreaterThanOrEqual(400);
  expect((await ask(role, 'HEAD', upload)).status).toBeGreaterThanOrEqual(400);
  expect((await ask(role, 'DELETE', upload)).status).toBeGreaterThanOrEqual(400);
  expect((await ask('admin', 'HEAD', upload)).headers['upload-offset']).toBe('0');
  expect(await storedNames()).toEqual([]);
});

it.each([
  ['a PDF of more than 50 MB', 50 * MEGABYTE + 1, {}, 413],
  [
    'a picture of more than 15 MB',
    15 * MEGABYTE + 1,
    { name: 'events/1-a.png', contentType: 'image/png' },
    413,
  ],
  ['a type that nobody may upload', 100, { contentType: 'text/html' }, 415],
  ['a picture’s folder', 100, { name: 'events/1-a.pdf' }, 400],
  ['a name that leaves the bucket', 100, { name: '../../../rest/v1/events.pdf' }, 400],
  ['a name with an escape', 100, { name: 'bulletins/%2e%2e/a.pdf' }, 400],
])('an administrator’s upload of %s is refused before it begins', async (_, length, file, status) => {
  expect(await create('admin', length, file)).toMatchObject({ status });
});

it('a writer sends pictures of drafts in parts, and nothing into the other folders', async () => {
  const picture = Buffer.from(await sampleFile('image/png'));
  const began = await create('writer', picture.byteLength, {
    name: 'events/1700000000000-konser.png',
    contentType: 'image/png',
  });
  expect(began.status).toBe(201);
  expect((await part('writer', began.headers.location ?? '', picture, 0)).status).toBe(204);
  expect(await storedNames()).toEqual(['events/1700000000000-konser.png']);
  for (const other of [{}, { name: 'board_members/1700000000000-a.png', contentType: 'image/png' }])
    expect((await create('writer', 4, other)).status).toBeGreaterThanOrEqual(400);
  expect(await storedNames()).toHaveLength(1);
});

it('an upload that nobody has finished for a day leaves the disk when another begins', async () => {
  const upload = path.basename(await begin(await pdf(1000)));
  const folder = path.join(database.backend.dataDir, 'uploads');
  const facts = path.join(folder, `${upload}.json`);
  const begun = JSON.parse(await readFile(facts, 'utf8')) as object;
  await writeFile(facts, JSON.stringify({ ...begun, creation_date: '2026-01-01T00:00:00.000Z' }));
  await begin(await pdf(1000));
  expect(await readdir(folder)).not.toContain(upload);
});

it('an upload without a length is refused', async () => {
  const headers = { 'upload-defer-length': '1', 'upload-metadata': '' };
  expect((await ask('admin', 'POST', PATH, { headers })).status).toBeGreaterThanOrEqual(400);
});

it('content that is not of the declared type is not stored', async () => {
  const body = Buffer.from('<script>alert(1)</script>');
  const upload = await begin(body);
  expect(await part('admin', upload, body, 0)).toMatchObject({ status: 415 });
  expect(await storedNames()).toEqual([]);
});

it('a file whose last answer was lost is there, and one that was not stored then is stored when asked about', async () => {
  const body = await pdf(1000);
  const upload = await begin(body);
  await part('admin', upload, body, 0);
  const complete = { status: 200, headers: { 'upload-offset': '1000' } };
  expect(await ask('admin', 'HEAD', upload)).toMatchObject(complete);
  await database.sql`delete from storage.objects`;
  expect(await ask('admin', 'HEAD', upload)).toMatchObject(complete);
  expect(await storedNames()).toEqual([NAME]);
});

it('an upload whose first answer was lost is sent again under its name, and is one file, which the answer names', async () => {
  const body = await pdf(1000);
  const fields = { bucketName: 'media', objectName: NAME, contentType: 'application/pdf' };
  const pairs = Object.entries(fields).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  const whole = () =>
    ask('admin', 'POST', PATH, {
      headers: {
        ...{ 'upload-length': '1000', 'upload-metadata': pairs.join(',') },
        'content-type': 'application/offset+octet-stream',
      },
      body,
    });
  expect((await whole()).status).toBe(201);
  const again = await whole();
  expect([again.status, JSON.parse(again.text)]).toEqual([
    400,
    expect.objectContaining({ statusCode: '409' }),
  ]);
  expect(await storedNames()).toEqual([NAME]);
  const stored = await fetch(`${database.backend.url}/storage/v1/object/public/media/${NAME}`, {
    method: 'HEAD',
  });
  expect([stored.status, stored.headers.get('content-length')]).toEqual([200, '1000']);
});

it.each([
  ['events/1-a.png', 'image/png', 15 * MEGABYTE + 1, 'refused'],
  ['bulletins/1-a.pdf', 'application/pdf', 50 * MEGABYTE, 'allowed'],
])('where the storage tells a length, the policy decides about %s (%s) of %i bytes: %s', async (...file) => {
  const [name, mimetype, contentLength, outcome] = file;
  const { admin } = await claimsOfSessions(database);
  await inTransaction(database.backend.dbUrl, async (sql) => {
    const row = { bucket_id: 'media', name, metadata: { mimetype, contentLength } };
    const insert = () => sql`insert into storage.objects ${sql(row)} returning id`;
    expect((await attempt(sql, admin, insert)).outcome).toBe(outcome);
  });
});
