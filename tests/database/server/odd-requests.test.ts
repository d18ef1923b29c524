import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import '../../../supabase/local/service-client';
import { startTestSite, type TestBackend } from '../../fixtures/backend';
import { sampleFile } from '../support/sample-files';

const NAME = 'events/1700000000000-resim.png';

let site: TestBackend;
let file: string;

beforeAll(async () => {
  site = await startTestSite();
  file = `${site.url}/storage/v1/object/public/media/${NAME}`;
});
afterAll(() => site.stop());
beforeEach(async () => {
  const { storage } = createClient(site.url, site.secretKey, { auth: { persistSession: false } });
  const bytes = await sampleFile('image/png');
  const stored = await storage.from('media').upload(NAME, bytes, { contentType: 'image/png', upsert: true });
  expect(stored.error).toBeNull();
});

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

test('a client with a current ETag or date gets 304', async () => {
  const { headers } = await fetch(file);
  const date = headers.get('last-modified') ?? '';
  for (const known of [
    { 'if-none-match': headers.get('etag') ?? '' },
    { 'if-none-match': '*' },
    { 'if-modified-since': date },
  ] as Record<string, string>[]) {
    expect((await fetch(file, { headers: known })).status).toBe(304);
  }
  const earlier = new Date(Date.parse(date) - 60_000).toUTCString();
  expect((await fetch(file, { headers: { 'if-modified-since': earlier } })).status).toBe(200);
});

test('a file that is missing on the disk gets 404, and one line is logged once', async () => {
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
  vi.restoreAllMocks();
});

test.each([
  ['broken', (sidecar: string) => writeFile(sidecar, '{"mimetype":')],
  ['empty', (sidecar: string) => writeFile(sidecar, '')],
  ['gone', (sidecar: string) => rm(sidecar)],
])('a file whose sidecar is %s is sent with the type of its bytes', async (_, damage) => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await damage(path.join(site.dataDir, 'media/meta/media', `${NAME}.json`));
  const answer = await fetch(file);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await answer.arrayBuffer()).toEqual(await sampleFile('image/png'));
  expect(written.mock.calls.length).toBeLessThanOrEqual(1);
  vi.restoreAllMocks();
});

test('an unknown file gets 404', async () => {
  expect((await fetch(file.replace('resim', 'yok'))).status).toBe(404);
});
