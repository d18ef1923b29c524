import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressQuickly, compressTightly } from '../../../src/server/compression';
import { keepCompressions } from '../../../src/server/kept-compressions';

const TEXT = Array.from({ length: 2_000 }, (_, index) => `duyuru ${index * index}`).join(' ');
const content = new TextEncoder().encode(TEXT);

test('a text is compressed quickly for the first who asks, and tightly once it is asked for again', async () => {
  const compress = keepCompressions();
  const quick = await compressQuickly(content, 'br');
  const tight = await compressTightly(content, 'br');
  expect(tight.byteLength).toBeLessThan(quick.byteLength);

  const first = await compress(content, 'a', 'br');
  expect(first).toEqual(quick);
  expect(await compress(content, 'a', 'br')).toBe(first);
  await expect.poll(() => compress(content, 'a', 'br')).toEqual(tight);
});

test('another version or encoding is another text', async () => {
  const compress = keepCompressions();
  const other = new TextEncoder().encode('başka');
  await compress(content, 'a', 'br');
  expect(brotliDecompressSync(await compress(other, 'b', 'br')).toString()).toBe('başka');
  expect(await compress(content, 'a', 'gzip')).toEqual(await compressQuickly(content, 'gzip'));
});

test('what was pushed out is compressed anew', async () => {
  const compress = keepCompressions(1);
  const first = await compress(content, 'a', 'br');
  expect(await compress(content, 'a', 'br')).not.toBe(first);
});
