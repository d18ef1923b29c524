import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../support/database-fixture';
import { sampleFile } from '../../support/sample-files';

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

const names = async () =>
  (await database.sql`select name from storage.objects`).map(({ name }) => name as string);

/** All spellings: unit/supabase/local/api/checked-paths.test.ts. */
test.each([
  ['POST', '/storage/v1/%6fbject/media/events/1700000000000-a.png'],
  ['POST', '/%73torage/v1/object/media/events/1700000000000-a.png'],
  ['POST', '/storage/v1/object/media/events%2f1700000000000-a.png'],
  ['POST', '/storage/v1//object/media/events/1700000000000-a.png'],
  ['POST', '/storage/v1/x/../object/media/events/1700000000000-a.png'],
  ['POST', '/storage/v1/x/%2e%2e/object/media/events/1700000000000-a.png'],
  ['POST', '/storage/v1\\object/media/events/1700000000000-a.png'],
  ['POST', '/storage/v1/object/media/events/1700000000000-a%00.png'],
  ['POST', '/storage/v1/%256fbject/media/events/1700000000000-a.png'],
  ['POST', '/storage/v1/object/media/events/1700000000000-%zz.png'],
  ['GET', '/storage/v1/%6fbject/public/media/events/1700000000000-a.png'],
  ['GET', '/rest/v1/%65vents'],
  ['GET', '/rest/v1/rpc%2fis_admin'],
  ['GET', '/rest/v1/x/../events'],
  ['GET', '/auth/v1/./user'],
  ['GET', '/auth/v1\\user'],
])('%s %s is refused with 400 and stores no page as a picture', async (method, target) => {
  expect(await sendRequest(method, target, method === 'POST' ? PAGE : '')).toBe(400);
  expect(await names()).toEqual([]);
});

test('a file whose name needs escapes is found under them', async () => {
  await database.sql`drop policy "Administrators upload media" on storage.objects`;
  await database.sql`create policy "Any name" on storage.objects for all to authenticated using (true) with check (true)`;
  const picture = await sampleFile('image/png');
  for (const name of ['events/şenlik günü.png', 'events/bahar(2)+yaz,güz.png']) {
    const media = database.as.admin.storage.from('media');
    expect((await media.upload(encodeURI(name), picture, { contentType: 'image/png' })).error).toBeNull();
    const answer = await fetch(encodeURI(`${database.backend.url}/storage/v1/object/public/media/${name}`));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  }
  expect(await names()).toHaveLength(2);
});
