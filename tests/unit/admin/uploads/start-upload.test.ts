// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Prepare } from '../../../../admin/uploads/prepared-file';
import { startUpload, type UploadProgress } from '../../../../admin/uploads/start-upload';
import { abandonedFiles } from '../../../../admin/uploads/unsaved-files';
import { resources } from '../../../../admin/resources/index';
import { messages } from '../../../../src/lib/messages';
import { uploadComplaint } from '../../../../admin/uploads/failure';
import { fakeStorage } from './fake-storage';
import { removeAbandonedUploads } from '../../../../admin/uploads/remove-abandoned';
import { createUploadQueue, type UploadItem } from '../../../../admin/uploads/upload-queue';

vi.mock(
  '../../../../admin/providers/supabase-client',
  async () => (await import('./fake-storage')).fakeClient,
);

const file = new File(['resim'], 'Fotoğraf 1.PNG');
const prepare: Prepare = (chosen) => Promise.resolve({ body: chosen, type: 'image/webp', extension: 'webp' });
const upload = (options: Partial<Parameters<typeof startUpload>[1]> = {}) =>
  startUpload(file, { folder: 'events', prepare, ...options });
const complaintOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'kept',
    (error: unknown) => uploadComplaint(error),
  );

beforeEach(() => {
  fakeStorage.reset();
  return () => vi.useRealTimers();
});

test('the bytes go as the body, under a dated random plain name, to be cached an hour and never over another file', async () => {
  const progress: UploadProgress[] = [];
  const address = upload({ onProgress: (step) => progress.push(step) });
  const request = await fakeStorage.sent(1);
  request.progress(37.5);
  request.progress(100);
  request.answer(200);

  expect(await address).toMatch(/^\/storage\/v1\/object\/public\/media\/events\/\d{13}-[0-9a-f]{8}\.webp$/);
  expect(request.url).toBe(`${window.location.origin}${(await address).replace('/public', '')}`);
  expect(request.body).toBe(file);
  expect(request.headers).toEqual({
    apikey: 'anon',
    authorization: 'Bearer token',
    'content-type': 'image/webp',
    'cache-control': 'max-age=3600',
    'x-upsert': 'false',
  });
  expect(progress).toEqual([
    { phase: 'waiting' },
    { phase: 'preparing' },
    { phase: 'uploading', percent: 0 },
    { phase: 'uploading', percent: 37 },
    { phase: 'uploading', percent: 100 },
  ]);
});

test('a file that meets a busy storage waits as long as the storage says and is sent again under its name', async () => {
  vi.useFakeTimers();
  const progress: UploadProgress[] = [];
  const address = upload({ onProgress: (step) => progress.push(step) });
  (await fakeStorage.sent(1)).answer(429, {}, { 'retry-after': '5' });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(fakeStorage.requests).toHaveLength(1);
  expect(progress.at(-1)).toEqual({ phase: 'waiting' });
  await vi.advanceTimersByTimeAsync(1);
  const again = await fakeStorage.sent(2);
  again.answer(200);
  expect(again.url).toContain((await address).replace('/public', ''));
  expect(again.url).toBe(fakeStorage.requests[0]?.url);
});

test.each<[string, number, object, RegExp]>([
  ['no answer', 0, {}, /^Sunucuya ulaşılamıyor/],
  ['too large', 413, {}, /^Dosya çok büyük\. Resimler en çok 15 MB/],
  ['a lost session', 401, {}, /^Oturum bulunamadı\. Lütfen giriş yapın\.$/],
  ['a policy', 403, { message: 'new row violates row-level security policy' }, /yetkiniz yok/],
  ['too many pixels', 422, { message: 'Resim en çok 50 megapiksel olabilir.' }, /50 megapiksel/],
  ['words of its own', 409, { message: 'The resource already exists' }, /^The resource already exists$/],
])('a refusal because of %s has its own message', async (_, status, body, words) => {
  const complaint = complaintOf(upload());
  (await fakeStorage.sent(1)).answer(status, body);
  expect(await complaint).toMatch(words);
  // Without an answer the file may have been stored.
  if (status > 0) expect(await abandonedFiles()).toEqual([]);
});

test('without a session nothing is sent', async () => {
  fakeStorage.session.isThere = false;
  expect(await complaintOf(upload())).toBe('Oturum bulunamadı. Lütfen giriş yapın.');
  expect(fakeStorage.requests).toEqual([]);
});

test('two files upload at a time, and one cancelled while waiting is never sent', async () => {
  const cancelled = new AbortController();
  const both = [upload(), upload()];
  const third = complaintOf(upload({ signal: cancelled.signal }));
  const fourth = upload();
  await fakeStorage.sent(2);
  cancelled.abort();
  expect(await third).toMatch(/abort/i);
  expect(fakeStorage.requests).toHaveLength(2);

  fakeStorage.requests[0]?.answer(200);
  (await fakeStorage.sent(3)).answer(200);
  fakeStorage.requests[1]?.answer(200);
  await Promise.all([...both, fourth]);
  expect(fakeStorage.requests).toHaveLength(3);
});

test('cancelling a running upload stops the request and removes its file', async () => {
  const controller = new AbortController();
  const complaint = complaintOf(upload({ signal: controller.signal }));
  const request = await fakeStorage.sent(1);
  request.progress(40);
  controller.abort();
  expect(await complaint).toMatch(/abort/i);
  expect(request.isAborted).toBe(true);
  expect(request.url).toContain(fakeStorage.removed[0]);
});

test('a connection without progress for a minute is aborted, and a slow one is not', async () => {
  vi.useFakeTimers();
  const complaint = complaintOf(upload());
  const request = await fakeStorage.sent(1);
  vi.advanceTimersByTime(59_000);
  request.progress(1);
  vi.advanceTimersByTime(59_000);
  expect(request.isAborted).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(await complaint).toMatch(/Sunucuya ulaşılamıyor/);
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

const files = (...names: string[]) => names.map((name) => new File([name], name));

function newQueue() {
  const seen = {
    items: [] as readonly UploadItem[],
    stored: [] as string[][],
    running: 0,
    known: [] as string[],
  };
  const queue = createUploadQueue({ folder: 'events' });
  queue.serve({
    ledger: {
      begin: () => {
        seen.running += 1;
        return () => (seen.running -= 1);
      },
      add: (address) => seen.known.push(address),
    },
    onChange: (items) => (seen.items = items),
    onStored: (addresses) => seen.stored.push([...addresses]),
  });
  return { queue, seen };
}

const nameIn = ({ url }: { url: string }) => url.split('/').at(-1);
const namesIn = (addresses: readonly string[][]) =>
  addresses.map((some) => some.map((address) => nameIn({ url: address })));

test('addresses arrive in the order in which the files were chosen', async () => {
  const { queue, seen } = newQueue();
  queue.add(files('a.png', 'b.png'), prepare);
  const [first, second] = [await fakeStorage.sent(1), await fakeStorage.sent(2)];
  second.answer(200);
  await vi.waitFor(() => expect(seen.items[1]?.state.phase).toBe('stored'));
  expect(seen.stored).toEqual([]);
  first.answer(200);
  await vi.waitFor(() => expect(namesIn(seen.stored)).toEqual([[nameIn(first), nameIn(second)]]));
  expect(seen).toMatchObject({ items: [], running: 0 });
  expect(seen.known).toHaveLength(2);
});

test('a failed file does not hold up the others, keeps its position and can be retried', async () => {
  const { queue, seen } = newQueue();
  queue.add(files('a.png', 'b.png'), prepare);
  (await fakeStorage.sent(1)).answer(0);
  const second = await fakeStorage.sent(2);
  second.answer(200);
  await vi.waitFor(() => expect(namesIn(seen.stored)).toEqual([[nameIn(second)]]));
  const [failed] = seen.items;
  expect(failed).toMatchObject({ file: { name: 'a.png' }, state: { phase: 'failed' } });

  queue.retry(failed?.key ?? '');
  const again = await fakeStorage.sent(3);
  expect(nameIn(again)).not.toBe(nameIn(fakeStorage.requests[0] ?? again));
  again.answer(200);
  await vi.waitFor(() => expect(namesIn(seen.stored)).toEqual([[nameIn(second)], [nameIn(again)]]));
  expect(seen.items).toEqual([]);
});

test('cancelling one file leaves the others, and cancelling all stops every upload', async () => {
  const { queue, seen } = newQueue();
  queue.add(files('a.png', 'b.png', 'c.png'), prepare);
  await fakeStorage.sent(2);
  queue.cancel(seen.items[0]?.key ?? '');
  expect(seen.items.map(({ file }) => file.name)).toEqual(['b.png', 'c.png']);
  await fakeStorage.sent(3);
  queue.cancelAll();
  await vi.waitFor(() => expect(seen.running).toBe(0));
  expect(fakeStorage.requests.every(({ isAborted }) => isAborted)).toBe(true);
  expect(seen).toMatchObject({ stored: [], known: [] });
});

const FOLDER = '/storage/v1/object/public/media/announcements';
const MEMORY = 'dernek-yuklemeler';
const remembered = (...names: string[]) =>
  names.map((name) => ({ address: `${FOLDER}/${name}`, uploadedAt: 0, page: 'gone' }));
const memory = () => window.localStorage.getItem(MEMORY) ?? '';

test('the next start removes the uploads of a lost form but nothing that a row, a kept version or a draft shows', async () => {
  window.localStorage.setItem(MEMORY, JSON.stringify(remembered('lost.webp', 'saved.webp', 'draft.webp')));
  window.localStorage.setItem('taslak', JSON.stringify({ cover_url: `${FOLDER}/draft.webp` }));
  fakeStorage.database.shown = ['announcements/saved.webp'];
  await removeAbandonedUploads();
  expect(fakeStorage.removed).toEqual(['announcements/lost.webp']);
  expect(JSON.parse(memory())).toEqual(remembered('draft.webp'));
});
