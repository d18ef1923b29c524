import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { coverAlts } from '../../../supabase/seed/cover-alts';

const MEDIA_DIR = 'supabase/seed/media';
const MAX_PICTURE_BYTES = 60_000;
const FOLDERS = [
  { folder: 'covers', prefix: 'kapak-', count: 16, width: 1200, height: 800 },
  { folder: 'hero', prefix: 'hero-', count: 4, width: 1600, height: 700 },
  { folder: 'logos', prefix: 'logo-', count: 6, width: 800, height: 800 },
  { folder: 'portraits', prefix: 'portre-', count: 7, width: 600, height: 760 },
  { folder: 'books', prefix: 'kitap-', count: 17, width: 600, height: 900 },
];

test.each(FOLDERS)('$count pictures in $folder are light, of one size, and described', async (expected) => {
  const { folder, prefix, count, width, height } = expected;
  const descriptions = await readFile(path.join(MEDIA_DIR, 'README.md'), 'utf8');
  const names = await readdir(path.join(MEDIA_DIR, folder));
  expect(names).toHaveLength(count);
  for (const name of names) {
    const file = path.join(MEDIA_DIR, folder, name);
    expect(name.startsWith(prefix)).toBe(true);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height });
    expect((await stat(file)).size).toBeLessThan(MAX_PICTURE_BYTES);
    const isDescribed = path.parse(name).name in coverAlts || descriptions.includes(`| ${name} |`);
    expect(isDescribed, name).toBe(true);
  }
});
