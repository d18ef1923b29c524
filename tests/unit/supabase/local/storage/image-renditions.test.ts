import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withRenditions } from '../../../../../supabase/local/storage/image-renditions';

const ORIGIN = 'http://127.0.0.1';
const RENDITION = '/storage/v1/render/image/public/media/events/a.png';

const WHOLE = '?width=320&resize=contain';

let folder: string;
let asked: string[];
let etag: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'renditions-'));
  asked = [];
  etag = '"1"';
});
afterEach(() => rm(folder, { recursive: true }));

const picture = sharp({ create: { width: 800, height: 400, channels: 3, background: '#7b1e2b' } })
  .png()
  .toBuffer();

/** Storage with one file of any type and content. */
function storage(type = 'image/png', content: Promise<Uint8Array> = picture) {
  return withRenditions(async (request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    const headers = { 'content-type': type, etag, 'cache-control': 'max-age=3600' };
    return new Response(new Uint8Array(await content), { headers });
  }, folder);
}

const ask = (api = storage(), search = WHOLE, headers = {}) =>
  api(new Request(`${ORIGIN}${RENDITION}${search}`, { headers }));

test('a rendition is WebP, no wider than requested, and has the original’s cache rule', async () => {
  const response = await ask();
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('max-age=3600');
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({
    width: 320,
    height: 160,
    format: 'webp',
  });
  const original = '/storage/v1/object/public/media/events/a.png';
  expect(asked).toEqual([`HEAD ${original}`, `GET ${original}`]);
});

test('a rendition is made once, also for concurrent requests, and anew for a picture that was replaced', async () => {
  const api = storage();
  const [one, other] = await Promise.all([ask(api), ask(api)]);
  expect(one.headers.get('etag')).toBe(other.headers.get('etag'));
  expect(await readdir(folder)).toHaveLength(1);
  etag = '"2"';
  expect((await ask(api, WHOLE, { 'if-none-match': one.headers.get('etag') ?? '' })).status).toBe(200);
});

test.each(['', '?width=320', '?width=321&resize=contain', '?width=960&height=480', '?height=480'])(
  'only the sizes that pages request are made: %s is refused',
  async (search) => {
    expect((await ask(storage(), search)).status).toBe(400);
    expect(asked).toEqual([]);
  },
);

test('an animation and a file that is no picture are sent unchanged', async () => {
  expect((await ask(storage('image/gif'))).headers.get('content-type')).toBe('image/gif');
  const torn = Promise.resolve(new TextEncoder().encode('no picture'));
  expect(await (await ask(storage('image/png', torn))).text()).toBe('no picture');
});
