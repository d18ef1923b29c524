// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { FileRefused, type Prepare } from '../../../../admin/uploads/prepared-file';
import { startUpload, type UploadProgress } from '../../../../admin/uploads/start-upload';
import { abandonedFiles } from '../../../../admin/uploads/unsaved-files';
import { resources } from '../../../../admin/resources/index';
import { messages } from '../../../../src/lib/messages';
import { uploadComplaint } from '../../../../admin/uploads/failure';
import { fakeStorage } from './fake-storage';

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

test('a file cancelled while it waits for the storage is not sent again', async () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  const complaint = complaintOf(upload({ signal: controller.signal }));
  (await fakeStorage.sent(1)).answer(429, {}, { 'retry-after': '5' });
  await vi.advanceTimersByTimeAsync(1_000);
  controller.abort();
  expect(await complaint).toMatch(/abort/i);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fakeStorage.requests).toHaveLength(1);
});

test('a field with overwrite replaces a file of the same name', async () => {
  const address = upload({ overwrite: true });
  const request = await fakeStorage.sent(1);
  request.answer(200);
  await address;
  expect(request.headers['x-upsert']).toBe('true');
});

test.each<[string, number, object, RegExp]>([
  ['no answer', 0, {}, /^Sunucuya ulaşılamıyor/],
  ['too large', 413, {}, /^Dosya çok büyük\. Resimler en çok 15 MB/],
  [
    'too large, as hosted storage says it',
    400,
    { statusCode: '413', message: 'exceeded' },
    /Dosya çok büyük/,
  ],
  ['a lost session', 401, {}, /^Oturum bulunamadı\. Lütfen giriş yapın\.$/],
  ['an expired token', 400, { statusCode: '403', message: 'jwt expired' }, /Oturum bulunamadı/],
  ['a policy', 403, { message: 'new row violates row-level security policy' }, /yetkiniz yok/],
  ['content of another type', 415, {}, /dosya türünü kabul etmiyor/],
  ['too many pixels', 422, { message: 'Resim en çok 50 megapiksel olabilir.' }, /50 megapiksel/],
  ['too many files at once', 429, {}, /Aynı anda çok fazla dosya/],
  ['an outage', 503, {}, /Sunucu şu anda yanıt veremiyor/],
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

test('a file refused before the upload is not blamed on the storage', async () => {
  const refusing = () => Promise.reject(new FileRefused('Bu dosya bir resim değil.'));
  expect(await complaintOf(upload({ prepare: refusing }))).toBe('Bu dosya bir resim değil.');
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

test('a file cancelled after all bytes were sent is removed once it is stored, not before', async () => {
  const controller = new AbortController();
  const complaint = complaintOf(upload({ signal: controller.signal }));
  const request = await fakeStorage.sent(1);
  request.progress(100);
  controller.abort();
  expect(await complaint).toMatch(/abort/i);
  expect(request.isAborted).toBe(false);
  expect(fakeStorage.removed).toEqual([]);
  request.answer(200);
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
