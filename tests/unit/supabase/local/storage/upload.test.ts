import sharp from 'sharp';
import { expect, test } from 'vitest';
import { detectFileType } from '../../../../../supabase/local/storage/file-type';
import { normaliseUpload } from '../../../../../supabase/local/storage/upload';

const PNG = new Uint8Array(
  await sharp({ create: { width: 2, height: 2, channels: 3, background: '#7b1e2b' } })
    .png()
    .toBuffer(),
);
const URL_OF_FILE = 'http://127.0.0.1:4173/storage/v1/object/media/events/a.png';

function raw(body: BodyInit, type?: string, headers: Record<string, string> = {}): Request {
  const sent = { ...headers, ...(type !== undefined && { 'content-type': type }) };
  return new Request(URL_OF_FILE, { method: 'POST', body, headers: sent });
}

function form(name: string, file: Blob): Request {
  const body = new FormData();
  body.append('cacheControl', '3600');
  body.append(name, file);
  return raw(body);
}

test.each(['', 'resim'])('a form whose file field is called “%s” becomes a raw upload', async (name) => {
  const upload = await normaliseUpload(form(name, new Blob([PNG], { type: 'image/png' })));
  expect(upload).toBeInstanceOf(Request);
  expect(upload.headers.get('content-type')).toBe('image/png');
  expect(upload.headers.get('cache-control')).toBe('max-age=3600');
  expect(new Uint8Array(await upload.arrayBuffer())).toEqual(PNG);
});

const LARGE = new Uint8Array(15 * 1024 * 1024 + 1);
LARGE.set(PNG);
const EMPTY_FORM = new FormData();
EMPTY_FORM.append('cacheControl', '3600');

test.each<[string, number, BodyInit, string | undefined]>([
  ['an SVG declared as PNG', 415, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png'],
  ['a page declared as PDF', 415, '<!doctype html><script>1</script>', 'application/pdf'],
  ['a PNG with nothing but its signature', 415, PNG.slice(0, 8), 'image/png'],
  ['a file of more than 15 MiB', 413, LARGE, 'image/png'],
  ['a form without a file', 400, EMPTY_FORM, undefined],
])('%s is refused with %i', async (_, status, body, type) => {
  expect(await normaliseUpload(raw(body, type))).toMatchObject({ status });
});

test.each([
  ['image/webp', [...Buffer.from('RIFF\0\0\0\0WEBP')]],
  ['image/avif', [0, 0, 0, 0x1c, ...Buffer.from('ftypmif1\0\0\0\0mif1avifmiaf')]],
  ['application/pdf', [...Buffer.from('%PDF-1.4')]],
])('%s is detected by its first bytes', (type, bytes) => {
  expect(detectFileType(Uint8Array.from(bytes))).toBe(type);
});

test.each([
  ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1')],
  ['nothing', Buffer.alloc(0)],
])('%s is not permitted', (_what, bytes) => {
  expect(detectFileType(bytes)).toBeNull();
});
