import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runOperatorCommand } from '../support/command';
import { clientOf, useDataFolders } from '../support/data-folders';

const HOLDER = path.resolve(import.meta.dirname, 'hold-backend.ts');
const { start, stop, folder, withSql } = useDataFolders();

async function readDatabasePid(name: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(folder(name), 'postgres/postmaster.pid'), 'utf8'), 10);
}

/** Starts a server in another process, which can be killed. */
async function spawnServer(name: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', HOLDER, folder(name)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('in a folder that others may not enter the site starts, and the database of a killed server is stopped and its data remains', async () => {
  // If root has created it, PostgreSQL runs as another user and must still get in.
  await mkdir(folder('closed'), { mode: 0o700 });
  const name = 'closed/site/data';
  const killed = await spawnServer(name);
  const pid = await readDatabasePid(name);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(() => process.kill(pid, 0)).not.toThrow();
  const next = await start(name);
  expect(() => process.kill(pid, 0)).toThrow();
  expect(await next.findUnhealthyParts()).toEqual([]);
  await stop(next);

  // One that is asked to stop also stops its database.
  const asked = await spawnServer(name);
  const other = await readDatabasePid(name);
  asked.kill('SIGTERM');
  expect(await once(asked, 'exit')).toEqual([0, null]);
  expect(() => process.kill(other, 0)).toThrow();
  expect(await readdir(folder(name))).not.toContain('server.lock');
});

test('a database that dies under a running server is restarted, and a second server on its folder is refused', async () => {
  const backend = await start('m');
  await expect(start('m')).rejects.toThrow('zaten çalışan bir sunucu kullanıyor');
  expect(await backend.findUnhealthyParts()).toEqual([]);
  const pid = await readDatabasePid('m');
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => readDatabasePid('m'), { timeout: 30_000 }).not.toBe(pid);
  await expect.poll(() => backend.findUnhealthyParts(), { timeout: 30_000 }).toEqual([]);
  expect((await clientOf(backend).from('events').select('id')).error).toBeNull();
  const next = await readDatabasePid('m');
  await stop(backend);
  expect(() => process.kill(next, 0)).toThrow();
});

test('lost keys are repaired: content and accounts stay, sessions end, and the log tells of every start', async () => {
  const first = await start('k');
  const [member] = await withSql(first, (sql) => sql`select id from auth.users`);
  await withSql(
    first,
    (sql) => sql`insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${String(member?.id)})`,
  );
  await clientOf(first).from('events').insert({ title: 'Kalan', slug: 'kalan' }).throwOnError();
  await stop(first);
  const countStarts = async () =>
    (await readFile(path.join(folder('k'), 'postgres.log'), 'utf8')).match(/starting PostgreSQL/g)?.length ??
    0;
  const starts = await countStarts();
  const env = { DATA_DIR: folder('k') };
  const needless = await runOperatorCommand('secrets-repair', { env });
  expect([needless.code, needless.output]).toEqual([
    1,
    `${folder('k')} klasörünün anahtarları yerinde. Hiçbir şey değiştirilmedi.\n`,
  ]);
  await rm(path.join(folder('k'), 'secrets.json'));
  await expect(start('k')).rejects.toThrow('npm run secrets:repair');
  const repaired = await runOperatorCommand('secrets-repair', { env });
  expect([repaired.code, repaired.output]).toEqual([0, expect.stringContaining('Yeni anahtarlar yazıldı')]);
  const again = await start('k');
  expect(again.secretKey).not.toBe(first.secretKey);
  expect((await clientOf(again).from('events').select('title')).data).toEqual([{ title: 'Kalan' }]);
  expect(await withSql(again, (sql) => sql`select id from auth.users`)).toEqual([member]);
  expect(await withSql(again, (sql) => sql`select id from auth.sessions`)).toHaveLength(0);
  // Its login roles are the former ones: no others pile up.
  const roles = await withSql(again, (sql) => sql`select from pg_roles where rolname like 'site_api_%'`);
  expect(roles).toHaveLength(1);
  // One of the repair and one of the server.
  expect(await countStarts()).toBe(starts + 2);
});

test('a folder that starts again keeps a large log, gets no samples and no new administrator once it is emptied, and is refused with the solution once it is damaged', async () => {
  const first = await start('l');
  await withSql(first, (sql) => sql`delete from auth.users`);
  await stop(first);
  const log = path.join(folder('l'), 'postgres.log');
  await writeFile(log, `neden\n${'x'.repeat(5_000_000)}`);
  const again = await start('l', { seed: 'demo' });
  expect(await readFile(`${log}.1`, 'utf8')).toMatch(/^neden/);
  expect(await readFile(log, 'utf8')).toContain('starting PostgreSQL');
  const { count } = await clientOf(again).from('events').select('*', { count: 'exact', head: true });
  expect(count).toBe(0);
  expect(await withSql(again, (sql) => sql`select id from auth.users`)).toHaveLength(0);
  await stop(again);

  await rm(path.join(folder('l'), 'postgres/global/pg_control'));
  const before = await readdir(path.join(folder('l'), 'postgres'));
  await expect(start('l')).rejects.toThrow(/Hiçbir şey silinmedi.*npm run restore/);
  expect(await readdir(path.join(folder('l'), 'postgres'))).toEqual(before);
});
