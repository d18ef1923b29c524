import { Agent, request as send, type ClientRequest, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { useDatabase } from '../../support/database-fixture';
import { sampleFile } from '../../support/sample-files';
import { countReceived } from '../../support/socket-bytes';

const MEGABYTE = 1024 * 1024;
const UPLOADS = 20;
/** The bytes that a waiting connection may have sent: headers, and one read from the network. */
const FIRST_BYTES = 256 * 1024;

const database = useDatabase();

test('of an administrator’s twenty uploads two are read at a time, six wait unread, the others get Retry-After', async () => {
  const { data } = await database.as.admin.auth.getSession();
  const body = Buffer.concat([Buffer.from(await sampleFile('image/png')), Buffer.alloc(3 * MEGABYTE)]);
  const answers: IncomingMessage[] = [];

  const begin = (number: number): ClientRequest => {
    const name = `events/1700000000000-${number}.png`;
    const request = send(`${database.backend.url}/storage/v1/object/media/${name}`, {
      method: 'POST',
      agent: new Agent(),
      headers: {
        apikey: database.backend.publishableKey,
        authorization: `Bearer ${data.session?.access_token ?? ''}`,
        'content-type': 'image/png',
        'content-length': String(body.byteLength),
      },
    });
    request.on('response', (answer) => answers.push(answer.resume()));
    // A refused upload is cut off while it is still being sent.
    request.on('error', () => undefined);
    request.write(body.subarray(0, -MEGABYTE));
    return request;
  };

  await countReceived(async (received) => {
    const requests = Array.from({ length: UPLOADS }, (_, number) => begin(number));
    await expect.poll(() => answers.length).toBe(12);
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(received().filter((bytes) => bytes > FIRST_BYTES).length).toBeLessThanOrEqual(2);

    for (const request of requests) request.end(body.subarray(-MEGABYTE));
    await expect.poll(() => answers.length).toBe(UPLOADS);
  });
  expect(answers.slice(12).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  expect(await database.sql`select from storage.objects`).toHaveLength(8);
});
