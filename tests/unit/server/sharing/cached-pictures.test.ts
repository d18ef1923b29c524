import { expect, test } from 'vitest';
import { cachePictures } from '../../../../src/server/sharing/cached-pictures';

test('concurrent requests share one drawing, and the least recently used picture is evicted', async () => {
  const made: string[] = [];
  const cached = cachePictures(2);
  const ask = (name: string) =>
    cached(name, () => {
      made.push(name);
      return Promise.resolve(new Uint8Array());
    });
  await Promise.all([ask('a'), ask('a'), ask('b')]);
  await ask('a');
  await ask('c');
  expect(made).toEqual(['a', 'b', 'c']);
  await ask('a');
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a failed drawing is tried again, and does not stop the next ones', async () => {
  const cached = cachePictures(2);
  await expect(cached('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const picture = new Uint8Array([1]);
  expect(await cached('a', () => Promise.resolve(picture))).toBe(picture);
});
