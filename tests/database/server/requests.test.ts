import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServiceClient } from '../../../supabase/local/service-client';
import { startTestSite, type TestBackend } from '../../fixtures/backend';
import { sampleFile } from '../support/sample-files';

const NAME = 'events/1700000000000-resim.png';

let site: TestBackend;
let file: string;

/** What the server tells about its own failures. */
const faults: string[] = [];
beforeAll(async () => {
  site = await startTestSite({ onFailure: (sentence) => faults.push(sentence) });
  file = `${site.url}/storage/v1/object/public/media/${NAME}`;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.stop());

test.each(['/', '/rest/v1/events', '/assets/x.js'])('TRACE %s is not allowed', async (target) => {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.write(`TRACE ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 405/);
});

describe('an uploaded file', () => {
  beforeEach(async () => {
    const media = createServiceClient(site.url, site.secretKey).storage.from('media');
    const bytes = await sampleFile('image/png');
    const stored = await media.upload(NAME, bytes, { contentType: 'image/png', upsert: true });
    expect(stored.error).toBeNull();
  });

  test('that is missing on the disk gets 404, and one line is logged once', async () => {
    faults.length = 0;
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await rm(path.join(site.dataDir, 'media/files/media', NAME));
    const rendition = file.replace('/object/', '/render/image/');
    expect((await fetch(file)).status).toBe(404);
    expect((await fetch(file, { method: 'HEAD' })).status).toBe(404);
    expect((await fetch(`${rendition}?width=320&resize=contain`)).status).toBe(404);
    expect(faults).toEqual([`Dosya yok: media/${NAME}`]);
    expect(error).not.toHaveBeenCalled();
  });

  test.each([
    ['broken', (sidecar: string) => writeFile(sidecar, '{"mimetype":')],
    ['gone', (sidecar: string) => rm(sidecar)],
  ])('whose sidecar is %s is sent with the type of its bytes', async (_, damage) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await damage(path.join(site.dataDir, 'media/meta/media', `${NAME}.json`));
    const answer = await fetch(file);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await answer.arrayBuffer()).toEqual(await sampleFile('image/png'));
    expect(written.mock.calls.length).toBeLessThanOrEqual(1);
  });
});
