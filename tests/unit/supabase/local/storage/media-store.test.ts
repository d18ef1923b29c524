import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MediaStore } from '../../../../../supabase/local/storage/media-store';

let root: string;
let store: MediaStore;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'media-'));
  store = new MediaStore(root, () => undefined);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function read(key: string): Promise<Buffer> {
  const { body } = await store.getObject('media', key);
  return Buffer.from(await new Response(body as Blob).arrayBuffer());
}

function upload(key: string) {
  return store.uploadObject('media', key, undefined, Buffer.from('content'), 'image/png', 'max-age=3600');
}

test('a file is read completely, as bytes that Node can send, with its type and cache rule', async () => {
  await upload('events/a.png');
  const { metadata } = await store.getObject('media', 'events/a.png');
  expect(await read('events/a.png')).toEqual(Buffer.from('content'));
  expect(metadata).toMatchObject({ mimetype: 'image/png', cacheControl: 'max-age=3600', contentLength: 7 });
});

test('a file that cannot be stored leaves nothing behind', async () => {
  // A folder with the file’s name makes the final rename fail.
  await mkdir(path.join(root, 'files/media/events/a.png/alt'), { recursive: true });
  await expect(upload('events/a.png')).rejects.toThrow();
  const left = await readdir(root, { recursive: true });
  expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a streamed upload and two at once under one name leave one complete file', async () => {
  const stream = new Blob(['con', 'tent']).stream();
  const streamed = store.uploadObject('media', 'events/a.png', undefined, stream, 'image/png', 'no-cache');
  await Promise.all([streamed, upload('events/a.png')]);
  expect(await read('events/a.png')).toEqual(Buffer.from('content'));
});

test.each(['../outside.png', '../../etc/passwd', ''])('the key “%s” cannot leave its bucket', async (key) => {
  await expect(upload(key)).rejects.toThrow('leaves its bucket');
});
