import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeArchive } from '../../../supabase/local/archive';
import { backupPath, saveBeforeMigration } from '../../../supabase/local/backups';
import { type Backend, type BackendOptions, startBackend } from '../../../supabase/local/start-backend';
import { createServiceClient } from '../../../supabase/local/service-client';

/** These concern the database that lies in the data folder, so they run on it even where DATABASE_URL is set. */
const HOLDER = path.resolve(import.meta.dirname, 'hold-backend.ts');

let root: string;
const running = new Set<Backend>();

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'safety-'));
  // Where the tests run as root, PostgreSQL runs as another user and must get in.
  await chmod(root, 0o711);
});
afterEach(async () => {
  for (const backend of running) await backend.stop();
  running.clear();
  await rm(root, { recursive: true, force: true });
});

async function start(name: string, options: Partial<BackendOptions> = {}): Promise<Backend> {
  const backend = await startBackend({ dataDir: path.join(root, name), seed: 'none', ...options });
  running.add(backend);
  return backend;
}

async function stop(backend: Backend): Promise<void> {
  running.delete(backend);
  await backend.stop();
}

function clientOf(backend: Backend) {
  return createServiceClient('http://127.0.0.1', backend.serviceRoleKey, (request) => backend.fetch(request));
}

async function readDatabasePid(name: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(root, name, 'postgres/postmaster.pid'), 'utf8'), 10);
}

/** A server in a process of its own, up and running, that can be killed. */
async function spawnServer(name: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', HOLDER, path.join(root, name)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a database whose server was killed is stopped, and its data is there', async () => {
  await stop(await start('a'));
  const server = await spawnServer('a');
  const pid = await readDatabasePid('a');
  server.kill('SIGKILL');
  await once(server, 'exit');
  expect(() => process.kill(pid, 0)).not.toThrow();
  const next = await start('a');
  expect(() => process.kill(pid, 0)).toThrow();
  expect(await next.isHealthy()).toBe(true);
});

test('a server asked to stop takes its database with it', async () => {
  const server = await spawnServer('b');
  const pid = await readDatabasePid('b');
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(() => process.kill(pid, 0)).toThrow();
  expect(await readdir(path.join(root, 'b'))).not.toContain('server.lock');
});

test('a database that dies under a living server is started again, and the server answers as before', async () => {
  const backend = await start('m');
  const pid = await readDatabasePid('m');
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => readDatabasePid('m'), { timeout: 30_000 }).not.toBe(pid);
  await expect.poll(() => backend.isHealthy(), { timeout: 30_000 }).toBe(true);
  expect((await clientOf(backend).from('events').select('id')).error).toBeNull();
  const next = await readDatabasePid('m');
  await stop(backend);
  expect(() => process.kill(next, 0)).toThrow();
});

test('a second server on a folder in use ends with a sentence and leaves the first alone', async () => {
  const first = await start('c');
  await expect(start('c')).rejects.toThrow('zaten çalışan bir sunucu kullanıyor');
  expect(await first.isHealthy()).toBe(true);
});

test('a first start that fails in the middle of the sample content ends, and the next one completes it', async () => {
  // lite prints each file that could not be stored.
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await mkdir(path.join(root, 'f'));
  await writeFile(path.join(root, 'f/media'), 'no folder');
  await expect(start('f', { seed: 'demo' })).rejects.toThrow('was not stored');
  expect(await readdir(path.join(root, 'f'))).not.toContain('server.lock');
  await rm(path.join(root, 'f/media'));
  const { data } = await clientOf(await start('f', { seed: 'demo' }))
    .from('announcements')
    .select('id');
  expect(data?.length).toBeGreaterThan(0);
  error.mockRestore();
});

test('a damaged database is refused with what to do, and nothing is deleted', async () => {
  await stop(await start('d'));
  await rm(path.join(root, 'd/postgres/global/pg_control'));
  const before = await readdir(path.join(root, 'd/postgres'));
  await expect(start('d')).rejects.toThrow(/Hiçbir şey silinmedi.*npm run restore/);
  expect(await readdir(path.join(root, 'd/postgres'))).toEqual(before);
});

test('a database folder without a database is refused with what to do', async () => {
  await stop(await start('e'));
  await rm(path.join(root, 'e/postgres'), { recursive: true });
  await mkdir(path.join(root, 'e/postgres'));
  await expect(start('e')).rejects.toThrow('Hiçbir şey silinmedi');
});

test('an emptied site is not filled with samples, nor given a new administrator, when it starts again', async () => {
  const first = await start('f');
  const sql = postgres(first.databaseUrl, { max: 1 });
  await sql`delete from auth.users`;
  await sql.end();
  await stop(first);
  const again = await start('f', { seed: 'demo' });
  const { count } = await clientOf(again).from('events').select('*', { count: 'exact', head: true });
  expect(count).toBe(0);
  const users = postgres(again.databaseUrl, { max: 1 });
  expect(await users`select id from auth.users`).toHaveLength(0);
  await users.end();
});

test('what was backed up comes back into an empty folder: rows, ids, accounts and files', async () => {
  const source = await start('g');
  const client = clientOf(source);
  const { data: event } = await client
    .from('events')
    .insert({ title: 'Mezunlar Günü', slug: 'mezunlar-gunu' })
    .select()
    .single();
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7]);
  await client.storage.from('media').upload('events/a.png', png.buffer, { contentType: 'image/png' });
  const sql = postgres(source.databaseUrl, { max: 1 });
  const file = backupPath(root);
  await writeArchive(sql, { dataDir: path.join(root, 'g'), file });
  await sql.end();

  const restored = await start('h', { restoreFrom: file });
  const copy = clientOf(restored);
  expect((await copy.from('events').select().single()).data).toEqual(event);
  const { data: next } = await copy
    .from('events')
    .insert({ title: 'Sonraki', slug: 'sonraki' })
    .select()
    .single();
  expect(next?.id).toBeGreaterThan(event?.id ?? Infinity);
  const { data: picture } = await copy.storage.from('media').download('events/a.png');
  expect(new Uint8Array((await picture?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(png);
  const owner = source.firstAdministrator;
  if (!owner) throw new Error('A new site knows its first administrator');
  expect((await copy.auth.signInWithPassword(owner)).error).toBeNull();
  // The copy's own first password was never used: showing it would send its owner to a closed door.
  expect(restored.firstAdministrator).toBeNull();
});

test('a backup is not restored over data', async () => {
  const backend = await start('i');
  const sql = postgres(backend.databaseUrl, { max: 1 });
  const file = backupPath(root);
  await writeArchive(sql, { dataDir: path.join(root, 'i'), file });
  await sql.end();
  await stop(backend);
  await expect(start('i', { restoreFrom: file })).rejects.toThrow('yalnızca boş bir veri klasörüne');
});

test('a file that is no backup is refused', async () => {
  const file = path.join(root, 'tatil.tar.gz');
  await writeFile(file, 'no archive');
  await expect(start('j', { restoreFrom: file })).rejects.toThrow('bu sitenin bir yedeği değil');
});

test('a folder with data is saved before a migration, and the last seven of these are kept', async () => {
  const dataDir = path.join(root, 'k');
  const backend = await start('k');
  const sql = postgres(backend.databaseUrl, { max: 1 });
  expect(await readdir(dataDir)).not.toContain('backups');
  // As if the last migration were new to this database; it can be applied twice.
  await sql`delete from supabase_migrations.schema_migrations where version = (
    select max(version) from supabase_migrations.schema_migrations)`;
  await stop(backend);
  await start('k').catch(() => undefined);
  expect(await readdir(path.join(dataDir, 'backups'))).toHaveLength(1);
  await sql.end();
});

test('only the last seven automatic backups are kept, and none made by hand is removed', async () => {
  const dataDir = path.join(root, 'l');
  const backend = await start('l');
  const sql = postgres(backend.databaseUrl, { max: 1 });
  await writeArchive(sql, { dataDir, file: backupPath(dataDir) });
  for (let count = 0; count < 9; count += 1) await saveBeforeMigration(sql, dataDir);
  await sql.end();
  const names = await readdir(path.join(dataDir, 'backups'));
  expect(names.filter((name) => name.startsWith('goc-oncesi-'))).toHaveLength(7);
  expect(names.filter((name) => name.startsWith('yedek-'))).toHaveLength(1);
});
