// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { resources } from '../../../../../admin/resources/index';
import { uploadComplaint, type Prepare } from '../../../../../admin/fields/uploads/failure';
import { createUploads, type UploadItem } from '../../../../../admin/fields/uploads/use-uploads';
import { messages } from '../../../../../src/lib/messages';
import { fakeStorage } from './fake-storage';
import { waitUntil } from '../../../../fixtures/wait-until';

vi.mock('../../../../../admin/data/supabase-client', async () => (await import('./fake-storage')).fakeClient);
vi.mock('tus-js-client', async (original) => ({
  ...(await original<object>()),
  Upload: (await import('./fake-storage')).FakeUpload,
}));

const file = new File(['resim'], 'Fotoğraf 1.PNG');
const files = <Names extends readonly string[]>(...names: Names) =>
  names.map((name) => new File([name], name)) as { [Index in keyof Names]: File };
const prepare: Prepare = (chosen) => Promise.resolve({ body: chosen, type: 'image/webp', extension: 'webp' });

beforeEach(() => {
  fakeStorage.reset();
  return () => vi.useRealTimers();
});

function newUploads() {
  const seen = {
    items: [] as readonly UploadItem[],
    states: [] as object[],
    stored: [] as string[][],
    running: 0,
  };
  const uploads = createUploads({ folder: 'events' });
  uploads.serve({
    begin: () => {
      seen.running += 1;
      return () => (seen.running -= 1);
    },
    recover: () => Promise.resolve(false),
    onChange: (items) => {
      seen.items = items;
      const [first] = items;
      if (first && first.state !== seen.states.at(-1)) seen.states.push(first.state);
    },
    onStored: (addresses) => seen.stored.push([...addresses]),
  });
  return { uploads, seen };
}

const failed = (seen: { items: readonly UploadItem[] }) =>
  waitUntil(() => {
    const state = seen.items[0]?.state;
    if (state?.phase !== 'failed') throw new Error(state?.phase);
    return state.message;
  });

test('a file goes under a dated random plain name, to be cached an hour and never over another file', async () => {
  const { uploads, seen } = newUploads();
  uploads.add([file], prepare);
  const upload = await fakeStorage.begun(1);
  upload.progress(37.5);
  upload.progress(100);
  upload.succeed();
  await waitUntil(() => expect(seen.stored).toHaveLength(1));

  const [[address = ''] = []] = seen.stored;
  expect(address).toMatch(/^\/storage\/v1\/object\/public\/media\/events\/\d{13}-[0-9a-f]{8}\.webp$/);
  expect(upload.body).toBe(file);
  expect(upload.options.endpoint).toBe(`${window.location.origin}/storage/v1/upload/resumable`);
  expect(upload.options.metadata).toEqual({
    bucketName: 'media',
    objectName: address.slice('/storage/v1/object/public/media/'.length),
    contentType: 'image/webp',
    cacheControl: '3600',
  });
  expect(upload.headers).toEqual({ apikey: 'anon', authorization: 'Bearer token', 'x-upsert': 'false' });
  expect(seen.states.slice(-6)).toEqual([
    { phase: 'waiting' },
    { phase: 'preparing' },
    { phase: 'uploading', percent: 0 },
    { phase: 'uploading', percent: 37 },
    { phase: 'uploading', percent: 100 },
    { phase: 'stored', address },
  ]);
});

test.each([0, 409, 423, 429, 503])(
  'an upload that fails with %d for the moment says so and is sent again',
  async (status) => {
    const { uploads, seen } = newUploads();
    uploads.add([file], prepare);
    const upload = await fakeStorage.begun(1);
    upload.progress(40);
    upload.fail(status);
    expect(seen.items[0]?.state).toEqual({ phase: 'uploading', percent: 40, isLost: true });
    expect(upload.tries).toBe(2);
    upload.succeed();
    await waitUntil(() => expect(seen.items).toEqual([]));
  },
);

test.each<[string, number, object, RegExp]>([
  ['too large', 413, {}, /^Dosya çok büyük\. Resimler en çok 15 MB/],
  ['a lost session', 401, {}, /^Oturum bulunamadı\. Lütfen giriş yapın\.$/],
  ['a policy', 403, { message: 'new row violates row-level security policy' }, /yetkiniz yok/],
  ['something else', 418, {}, /^Sunucu şu anda yanıt veremiyor\. Biraz sonra yeniden deneyin\.$/],
  ['too many pixels', 422, { message: 'Resim en çok 50 megapiksel olabilir.' }, /50 megapiksel/],
])('a refusal because of %s has its own message', async (_, status, body, words) => {
  const { uploads, seen } = newUploads();
  uploads.add([file], prepare);
  (await fakeStorage.begun(1)).fail(status, body);
  expect(await failed(seen)).toMatch(words);
});

test('without a session nothing is sent', async () => {
  fakeStorage.session.isThere = false;
  const { uploads, seen } = newUploads();
  uploads.add([file], prepare);
  expect(await failed(seen)).toBe('Oturum bulunamadı. Lütfen giriş yapın.');
  expect(fakeStorage.uploads).toEqual([]);
});

test('a connection without progress for a minute is given up, and a slow one is not', async () => {
  vi.useFakeTimers();
  const { uploads, seen } = newUploads();
  uploads.add([file], prepare);
  const upload = await fakeStorage.begun(1);
  vi.advanceTimersByTime(59_000);
  upload.progress(1);
  vi.advanceTimersByTime(59_000);
  expect(upload.isAborted).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(upload.isAborted).toBe(true);
  expect(await failed(seen)).toMatch(/^Sunucuya ulaşılamıyor/);
});

test('the cover of an announcement names the storage, and no other field does', () => {
  const naming = resources.flatMap(({ table, fields }) =>
    fields.flatMap((field) => ('namesStorage' in field ? [`${table}.${field.name}`] : [])),
  );
  expect(naming).toEqual(['announcements.cover_url']);
  expect(uploadComplaint(new Error('The bucket is full'), messages.errors.uploadFailed)).toBe(
    'STORAGE: The bucket is full',
  );
});

const namesIn = (addresses: readonly string[][]) =>
  addresses.map((some) => some.map((address) => address.slice('/storage/v1/object/public/media/'.length)));

test('addresses arrive in the order in which the files were chosen, and two files upload at a time', async () => {
  const { uploads, seen } = newUploads();
  const [a, b, c] = files('a.png', 'b.png', 'c.png');
  uploads.add([a, b, c], prepare);
  const [first, second] = [await fakeStorage.begunOf(a), await fakeStorage.begunOf(b)];
  expect(fakeStorage.uploads).toHaveLength(2);
  expect(seen.running).toBe(3);
  second.succeed();
  await waitUntil(() => expect(seen.items[1]?.state.phase).toBe('stored'));
  expect(seen.stored).toEqual([]);
  first.succeed();
  await waitUntil(() => expect(namesIn(seen.stored)).toEqual([[first.name, second.name]]));
  (await fakeStorage.begunOf(c)).succeed();
  await waitUntil(() => expect(seen).toMatchObject({ items: [], running: 0 }));
});

test('a failed file does not hold up the others, keeps its position and can be retried', async () => {
  const { uploads, seen } = newUploads();
  const [a, b] = files('a.png', 'b.png');
  uploads.add([a, b], prepare);
  const first = await fakeStorage.begunOf(a);
  first.fail(413);
  const second = await fakeStorage.begunOf(b);
  second.succeed();
  await waitUntil(() => expect(namesIn(seen.stored)).toEqual([[second.name]]));
  const [left] = seen.items;
  expect(left?.state.phase).toBe('failed');
  expect(left?.file).toBe(a);

  uploads.retry(left?.key ?? '');
  const again = await fakeStorage.begun(3);
  expect(again.name).not.toBe(first.name);
  again.succeed();
  await waitUntil(() => expect(namesIn(seen.stored)).toEqual([[second.name], [again.name]]));
  expect(seen.items).toEqual([]);
});

test('of two failed files the one is sent again that is retried', async () => {
  const { uploads, seen } = newUploads();
  uploads.add(files('a.png', 'b.png'), prepare);
  for (const count of [1, 2]) (await fakeStorage.begun(count)).fail(413);
  await waitUntil(() => expect(seen.items.map(({ state }) => state.phase)).toEqual(['failed', 'failed']));
  uploads.retry(seen.items[1]?.key ?? '');
  const again = await fakeStorage.begun(3);
  expect(again.body).toBe(seen.items[1]?.file);
  again.succeed();
  await waitUntil(() => expect(seen.items.map(({ file }) => file.name)).toEqual(['a.png']));
});

test('a retry of an upload that was sent in part goes on where it stopped', async () => {
  const { uploads, seen } = newUploads();
  uploads.add([file], prepare);
  const upload = await fakeStorage.begun(1);
  upload.url = 'https://storage.example/parts/1';
  upload.options.onUploadUrlAvailable?.();
  upload.fail(401);
  await failed(seen);
  uploads.retry(seen.items[0]?.key ?? '');
  const again = await fakeStorage.begun(2);
  expect(again.options.uploadUrl).toBe('https://storage.example/parts/1');
  expect(again.name).toBe(upload.name);
  again.succeed();
  await waitUntil(() => expect(seen.items).toEqual([]));
});

/** An upload of which no answer came, however often it was sent. */
async function unanswered() {
  const { uploads, seen } = newUploads();
  uploads.add([file], prepare);
  const first = await fakeStorage.begun(1);
  vi.useFakeTimers();
  first.progress(100);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await failed(seen);
  uploads.retry(seen.items[0]?.key ?? '');
  return { seen, first, again: await fakeStorage.begun(2) };
}

test('a retry after a lost answer keeps the name, so that no second file is stored', async () => {
  const { seen, first, again } = await unanswered();
  expect(again.name).toBe(first.name);
  expect(again.body).toBe(first.body);
  again.succeed();
  await waitUntil(() => expect(namesIn(seen.stored)).toEqual([[first.name]]));
});

test.each([
  ['itself', 409, {}],
  ['in the body of a 400', 400, { statusCode: '409', error: 'Duplicate' }],
])(
  'a file that the storage has already after a lost answer, and says so %s, is found again',
  async (_, status, body) => {
    const { seen, first, again } = await unanswered();
    const head = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(null, { headers: { 'content-length': String(file.size) } }));
    again.fail(status, body);
    await waitUntil(() => expect(namesIn(seen.stored)).toEqual([[first.name]]));
    expect(head).toHaveBeenCalledExactlyOnceWith(`/storage/v1/object/public/media/${first.name}`, {
      method: 'HEAD',
      cache: 'no-store',
    });
    head.mockRestore();
  },
);

test('a part that the storage still holds is sent again after a lost answer', async () => {
  const { again } = await unanswered();
  again.fail(409, {}, 'PATCH');
  expect(again.tries).toBe(2);
  again.succeed();
});

test('a file is prepared once, however often it is sent', async () => {
  const { uploads, seen } = newUploads();
  const preparing = vi.fn(prepare);
  uploads.add([file], preparing);
  (await fakeStorage.begun(1)).fail(401);
  await failed(seen);
  uploads.retry(seen.items[0]?.key ?? '');
  (await fakeStorage.begun(2)).succeed();
  await waitUntil(() => expect(seen.items).toEqual([]));
  expect(preparing).toHaveBeenCalledOnce();
});

test('cancelling one file leaves the others, and cancelling all stops every upload', async () => {
  const { uploads, seen } = newUploads();
  uploads.add(files('a.png', 'b.png', 'c.png', 'd.png'), prepare);
  await fakeStorage.begun(2);
  const [a, , c] = seen.items;
  for (const item of [a, c]) uploads.cancel(item?.key ?? '');
  expect(seen.items.map(({ file }) => file.name)).toEqual(['b.png', 'd.png']);
  const aborted = fakeStorage.uploads.filter(({ isAborted }) => isAborted);
  expect(aborted.map(({ body }) => (body as File).name)).toEqual(['a.png']);
  await fakeStorage.begun(3);
  uploads.cancelAll();
  await waitUntil(() => expect(seen.running).toBe(0));
  expect(fakeStorage.uploads.every(({ isAborted }) => isAborted)).toBe(true);
  expect(seen.stored).toEqual([]);
});
