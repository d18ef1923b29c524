import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as tar from 'tar';
import { expect, test } from 'vitest';
import { backupPath, saveBeforeMigration } from '../../../supabase/local/backup/backups';
import { openArchive } from '../../../supabase/local/backup/read-archive';
import { writeArchive } from '../../../supabase/local/backup/write-archive';
import { readMigrations } from '../../../supabase/local/postgres/migrations';
import type { Backend } from '../../../supabase/local/start-backend';
import { clientOf, useDataFolders } from '../support/data-folders';
import { sampleFile } from '../support/sample-files';

const folders = useDataFolders();
const { start, stop, folder, withSql } = folders;
const PNG = new Uint8Array(await sampleFile('image/png'));
const WRITERS = 6;
const BACKUPS = 3;

function mediaOf(backend: Backend) {
  return clientOf(backend).storage.from('media');
}

async function upload(backend: Backend, name: string, tail = 0): Promise<void> {
  const bytes = Uint8Array.from([...PNG, tail]);
  const { error } = await mediaOf(backend).upload(name, bytes.buffer, { contentType: 'image/png' });
  if (error) throw error;
}

/** The files that an archive's rows name, and those that are in it. */
async function filesOf(file: string) {
  const { dumps } = await openArchive(file);
  const objects = dumps.find(({ table }) => table === 'storage.objects');
  const named = (JSON.parse(objects?.rows ?? '[]') as { bucket_id: string; name: string }[]).map(
    ({ bucket_id, name }) => `media/files/${bucket_id}/${name}`,
  );
  const held: string[] = [];
  await tar.list({ file, onReadEntry: ({ path: name }) => void held.push(name) });
  return { named: named.sort(), held: held.filter((name) => name.startsWith('media/files/')).sort() };
}

test('a backup during uploads and deletions has exactly the files of its rows', async () => {
  const backend = await start('a');
  for (let count = 0; count < 20; count += 1) await upload(backend, `events/kalan-${count}.png`, count);
  let isOver = false;
  const comings = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let count = 0; !isOver; count += 1) {
      const name = `events/gecen-${writer}-${count}.png`;
      await upload(backend, name, count % 256);
      await mediaOf(backend).remove([name]);
    }
  });
  const made = await withSql(backend, async (sql) => {
    const files: string[] = [];
    while (files.length < BACKUPS) {
      const file = path.join(folders.root, `yedek-${files.length}.tar.gz`);
      await writeArchive(sql, { dataDir: folder('a'), file });
      files.push(file);
    }
    return files;
  }).finally(() => (isOver = true));
  await Promise.all(comings);
  for (const file of made) {
    const { named, held } = await filesOf(file);
    expect(held).toEqual(named);
    expect(held.filter((name) => name.includes('kalan-'))).toHaveLength(20);
  }
});

test('a lost file is named, and everything else is in the backup', async () => {
  const backend = await start('b');
  await upload(backend, 'events/a.png');
  await upload(backend, 'events/b.png');
  await rm(path.join(folder('b'), 'media/files/media/events/a.png'));
  const file = path.join(folders.root, 'yedek.tar.gz');
  const { lost } = await withSql(backend, (sql) => writeArchive(sql, { dataDir: folder('b'), file }));
  expect(lost).toEqual(['files/media/events/a.png']);
  // It has the hashes of passwords.
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect((await filesOf(file)).held).toEqual(['media/files/media/events/b.png']);
});

test('a migration that fails at every start makes one backup, and removes no other', async () => {
  const backend = await start('c');
  const dataDir = folder('c');
  await withSql(backend, async (sql) => {
    await writeArchive(sql, { dataDir, file: backupPath(dataDir) });
    // Without its history row this migration fails each time, because its tables exist.
    await sql`delete from supabase_migrations.schema_migrations where version = '20261128100900'`;
  });
  await stop(backend);
  for (let count = 0; count < 3; count += 1) {
    await expect(start('c')).rejects.toThrow('20261128100900_records.sql uygulanamadı');
  }
  const names = await readdir(path.join(dataDir, 'backups'));
  expect(names.filter((name) => name.startsWith('goc-oncesi-'))).toHaveLength(1);
  expect(names.filter((name) => name.startsWith('yedek-'))).toHaveLength(1);
});

test('rows that are written between two tries of a migration are saved before the second', async () => {
  const backend = await start('d');
  const dataDir = folder('d');
  const pending = (await readMigrations()).slice(-1);
  await withSql(backend, (sql) => saveBeforeMigration(sql, { dataDir, pending }));
  await clientOf(backend).from('events').insert({ title: 'Arada yazılan', slug: 'arada' });
  await withSql(backend, (sql) => saveBeforeMigration(sql, { dataDir, pending }));
  const names = (await readdir(path.join(dataDir, 'backups'))).sort();
  expect(names).toHaveLength(2);
  const { dumps } = await openArchive(path.join(dataDir, 'backups', names[1] ?? ''));
  expect(dumps.find(({ table }) => table === 'public.events')?.rows).toContain('Arada yazılan');
});

test('only the last seven automatic backups remain, and manual ones are never removed', async () => {
  const dataDir = folder('e');
  const backend = await start('e');
  const migrations = await readMigrations();
  await withSql(backend, async (sql) => {
    await writeArchive(sql, { dataDir, file: backupPath(dataDir) });
    for (let count = 1; count <= 9; count += 1) {
      await saveBeforeMigration(sql, { dataDir, pending: migrations.slice(-count) });
    }
  });
  const names = await readdir(path.join(dataDir, 'backups'));
  expect(names.filter((name) => name.startsWith('goc-oncesi-'))).toHaveLength(7);
  expect(names.filter((name) => name.startsWith('yedek-'))).toHaveLength(1);
});
