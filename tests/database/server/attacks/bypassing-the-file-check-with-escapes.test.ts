import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../support/database-fixture';

const PAGE = '<!doctype html><script>alert(document.domain)</script>';

const database = useDatabase();

let headers: Record<string, string>;
beforeAll(async () => {
  const { data } = await database.as.admin.auth.getSession();
  headers = {
    apikey: database.backend.publishableKey,
    authorization: `Bearer ${data.session?.access_token ?? ''}`,
    'content-type': 'image/png',
  };
});

/** Sends an address exactly as it is spelt; fetch would resolve dots and convert backslashes. */
async function sendRequest(method: string, target: string, body = ''): Promise<number> {
  const { hostname, port } = new URL(database.backend.url);
  const socket = connect(Number(port), hostname);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(await text(socket)) ?? [];
  return Number(status);
}

/** All spellings: unit/supabase/local/api/checked-paths.test.ts. */
test.each([
  ['POST', '/storage/v1/%6fbject/media/events/1700000000000-a.png'],
  ['POST', '/storage/v1/object/media/events%2f1700000000000-a.png'],
  ['POST', '/storage/v1/x/../object/media/events/1700000000000-a.png'],
  ['POST', '/storage/v1\\object/media/events/1700000000000-a.png'],
  ['POST', '/storage/v1/%256fbject/media/events/1700000000000-a.png'],
  ['GET', '/rest/v1/%65vents'],
  ['GET', '/auth/v1\\user'],
])('%s %s is refused with 400 and stores no page as a picture', async (method, target) => {
  expect(await sendRequest(method, target, method === 'POST' ? PAGE : '')).toBe(400);
  expect(await database.sql`select from storage.objects`).toHaveLength(0);
});
