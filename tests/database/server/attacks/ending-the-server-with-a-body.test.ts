import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestBackend } from '../../../fixtures/backend';

const PLACES = [
  '/',
  '/healthz',
  '/duyurular',
  '/assets/x.js',
  '/rest/v1/events',
  '/rest/v1/rpc/remove_member',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/recover',
  '/auth/v1/verify',
  '/auth/v1/user',
  '/storage/v1/object/media/events/1-a.png',
  '/storage/v1/upload/resumable',
  '/functions/v1/invite-admin',
];
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET', 'HEAD', 'OPTIONS', 'PROPFIND'];
/** More than the limit of any body that is not a file. */
const LONG = 3 * 1024 * 1024;
const CHUNK = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked';

let site: TestBackend;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const head = (method: string, target: string, ...headers: string[]) =>
  [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    ...headers,
    '',
    '',
  ].join('\r\n');

/** Sends `parts` and returns the statuses that came until the server closed the connection, or until `enough` of them. */
function send(parts: readonly string[], { enough = Infinity, cutOff = false } = {}): Promise<number[]> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (statuses().length >= enough) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(statuses()));
    for (const part of parts) socket.write(part);
    if (cutOff) socket.write('', () => socket.destroy());
  });
}

async function expectAlive() {
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  const signIn = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: site.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: site.adminEmail, password: site.adminPassword }),
  });
  expect(signIn.status).toBe(200);
}

test.each(METHODS)('a chunked %s of three megabytes is answered once, wherever it goes', async (method) => {
  const body = Array<string>(LONG / 0x10000).fill(CHUNK);
  for (const target of PLACES) {
    const statuses = await send([head(method, target, CHUNKED), ...body]);
    // A client that was still sending may have lost the answer to the closed connection.
    expect([target, statuses.length <= 1]).toEqual([target, true]);
  }
  await expectAlive();
});

test('a body that is too long for its address is refused at once, chunked or not, and so are sixty together', async () => {
  const chunked = [head('POST', '/auth/v1/token?grant_type=password', CHUNKED), CHUNK, CHUNK, CHUNK];
  const declared = [head('POST', '/auth/v1/recover', `Content-Length: ${LONG}`), 'x'];
  // Neither body ends: the answer comes before its silence would be noticed.
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => send(index % 2 ? chunked : declared, { enough: 1 })),
  );
  expect(answers).toEqual(Array(60).fill([413]));
  await expectAlive();
});

test.each([
  ['cut off in the middle', [head('POST', '/rest/v1/events', 'Content-Length: 1000'), '{"title":'], true],
  [
    'cut off within a chunk',
    [head('POST', '/auth/v1/token?grant_type=password', CHUNKED), '100\r\nhalf'],
    true,
  ],
  ['with a chunk of no length', [head('POST', '/rest/v1/events', CHUNKED), 'zz\r\nx\r\n'], false],
  ['with two lengths', [head('POST', '/', 'Content-Length: 5', CHUNKED), '0\r\n\r\n'], false],
] as const)('a body %s ends its request and nothing else', async (_, parts, cutOff) => {
  for (const round of Array.from({ length: 5 }, (__, index) => index))
    expect([round, (await send(parts, { cutOff })).length <= 1]).toEqual([round, true]);
  await expectAlive();
});

test.each([
  ['a body on GET', [head('GET', '/duyurular', 'Content-Length: 5'), 'hello'], [200]],
  ['a chunked body on GET', [head('GET', '/', CHUNKED), '5\r\nhello\r\n0\r\n\r\n'], [200]],
  ['a refused short body', [head('POST', '/rest/v1/events', 'Content-Length: 2'), '{}'], [401]],
] as const)(
  'after %s the connection goes on or closes, and never takes the body for a request',
  async (_, parts, first) => {
    const statuses = await send([...parts, head('GET', '/healthz', 'Connection: close')]);
    expect([first, [...first, 200]]).toContainEqual(statuses);
    await expectAlive();
  },
);
