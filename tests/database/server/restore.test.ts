import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupPath } from '../../../supabase/local/backup/backups';
import { restoreBackup } from '../../../supabase/local/restore-backup';
import { writeArchive } from '../../../supabase/local/backup/write-archive';
import { startBackend } from '../../../supabase/local/start-backend';
import { createTestFolder, type TestFolder } from '../../fixtures/backend';
import { clientOf, useDataFolders } from '../support/data-folders';
import { sampleFile } from '../support/sample-files';
import { replaceIn, tamper } from '../support/tampered-archive';

const folders = useDataFolders();
const { start, folder, withSql } = folders;
const PNG = new Uint8Array(await sampleFile('image/png'));
const PICTURE = 'media/files/media/events/a.png';

/** What an administrator has typed and not saved. */
const DRAFT = {
  ...{ key: '5b0f4c1e-7a0e-4a7b-9a43-3c7f2f0f5a10', resource: 'events', row_id: null, copied_id: null },
  ...{
    changes: { title: 'Yarım kalan gezi' },
    began: { title: '' },
    version: null,
    device: 'Safari, iPhone',
  },
};

const PASSPHRASE = 'limon ağacının altında';

/** A stopped site with an event, a picture and a half-written form, and its backup with the keys in it, encrypted. */
let source: TestFolder;
let file: string;
let event: { id: number };
let owner: { email: string; password: string } | null;

beforeAll(async () => {
  source = await createTestFolder('own');
  const { dataDir } = source.options;
  const backend = await startBackend({ dataDir, seed: 'none' });
  owner = backend.firstAdministrator;
  const client = clientOf(backend);
  const row = { title: 'Mezunlar Günü', slug: 'mezunlar-gunu' };
  event = (await client.from('events').insert(row).select().single().throwOnError()).data;
  await client.storage.from('media').upload('events/a.png', PNG.buffer, { contentType: 'image/png' });
  await withSql(backend, async (sql) => {
    const [account] = await sql<{ id: string }[]>`select id from auth.users`;
    await sql`insert into form_drafts ${sql({ ...DRAFT, tab: DRAFT.key, owner: account?.id ?? '' })}`;
  });
  file = backupPath(dataDir);
  await withSql(backend, (sql) => writeArchive(sql, { dataDir, file, passphrase: PASSPHRASE }));
  await backend.stop();
});
afterAll(() => source.remove());

test('a backup is restored into an empty folder, and its rows, ids, accounts and files are counted', async () => {
  const { files, rows, hasSealedSecrets } = await restoreBackup({ dataDir: folder('copy'), file });
  // Without the passphrase the keys stay behind.
  expect([files, hasSealedSecrets]).toEqual([1, true]);
  expect(rows).toBeGreaterThan(3);
  const restored = await start('copy');
  const copy = clientOf(restored);
  expect((await copy.from('events').select().single()).data).toEqual(event);
  const { data: next } = await copy
    .from('events')
    .insert({ title: 'Sonraki', slug: 'sonraki' })
    .select()
    .single();
  expect(next?.id).toBeGreaterThan(event.id);
  const { data: picture } = await copy.storage.from('media').download('events/a.png');
  expect(new Uint8Array((await picture?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(PNG);
  // The copy's own first password is not valid and must not be shown.
  expect(restored.firstAdministrator).toBeNull();
  const { data: session, error } = await copy.auth.signInWithPassword(owner ?? { email: '', password: '' });
  expect([error, session.user?.email]).toEqual([null, owner?.email]);
  // Its owner goes on writing the half-written form.
  expect((await copy.from('form_drafts').select()).data).toEqual([
    expect.objectContaining({ ...DRAFT, owner: session.user?.id }),
  ]);
});

test('with a passphrase the keys are in the backup, encrypted, and come back with the passphrase only', async () => {
  const keys = JSON.parse(await readFile(path.join(source.options.dataDir, 'secrets.json'), 'utf8')) as {
    jwtSecret: string;
  };
  await tamper({ file, root: folders.root }, async (work) => {
    expect(await readFile(path.join(work, 'secrets.sealed'), 'utf8')).not.toContain(keys.jwtSecret);
  });
  const dataDir = folder('sealed');
  await expect(restoreBackup({ dataDir, file, passphrase: 'başka bir parola' })).rejects.toThrow(
    'BACKUP_PASSPHRASE bu yedeğin parolası değil',
  );
  expect(existsSync(dataDir)).toBe(false);
  expect(await restoreBackup({ dataDir, file, passphrase: PASSPHRASE })).toMatchObject({
    hasSealedSecrets: false,
  });
  expect(JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8'))).toEqual(keys);
});

test('a backup is not restored over data', async () => {
  const { dataDir } = source.options;
  const before = await readdir(dataDir);
  await expect(restoreBackup({ dataDir, file })).rejects.toThrow('Yedek yalnızca boş bir klasöre yüklenir');
  expect(await readdir(dataDir)).toEqual(before);
});

test('a file that is no backup is refused, and no folder is created', async () => {
  const photos = path.join(folders.root, 'tatil.tar.gz');
  await writeFile(photos, 'no archive');
  await expect(restoreBackup({ dataDir: folder('new'), file: photos })).rejects.toThrow(
    'bu sitenin bir yedeği değil ya da bozulmuş. Hiçbir şey değiştirilmedi.',
  );
  expect(existsSync(folder('new'))).toBe(false);
});

test.each<[string, string, (folder: string) => Promise<unknown>]>([
  [
    'with another text in a row',
    'tables.json değişmiş',
    (work) => replaceIn(path.join(work, 'tables.json'), 'Mezunlar Günü', 'Ele geçirildi'),
  ],
  ['with another picture', `${PICTURE} değişmiş`, (work) => writeFile(path.join(work, PICTURE), 'x')],
  ['without its picture', `${PICTURE} eksik`, (work) => rm(path.join(work, PICTURE))],
  [
    'with an additional picture',
    'media/files/media/events/b.png beklenmiyor',
    (work) => writeFile(path.join(work, 'media/files/media/events/b.png'), PNG),
  ],
  [
    'with a link within the archive',
    'media/files/media/events/link.png düz bir dosya değil',
    (work) => symlink('a.png', path.join(work, 'media/files/media/events/link.png')),
  ],
])('a backup %s is refused before anything is created', async (_, reason, change) => {
  const changed = await tamper({ file, root: folders.root }, change);
  await expect(restoreBackup({ dataDir: folder('new'), file: changed })).rejects.toThrow(
    `bozulmuş: ${reason}. Hiçbir şey değiştirilmedi.`,
  );
  expect(existsSync(folder('new'))).toBe(false);
});

test('a truncated backup is refused before anything is created', async () => {
  const short = path.join(folders.root, 'kisa.tar.gz');
  await copyFile(file, short);
  const { size } = await stat(short);
  for (const left of [0.98, 0.6, 0.2]) {
    await truncate(short, Math.floor(size * left));
    await expect(restoreBackup({ dataDir: folder('new'), file: short })).rejects.toThrow(
      'Hiçbir şey değiştirilmedi',
    );
    expect(existsSync(folder('new'))).toBe(false);
  }
});

/** Begins the command's restore and sends its process a signal once it has begun to fill the folder. */
async function interrupt(dataDir: string, signal: NodeJS.Signals) {
  const command = path.resolve(import.meta.dirname, '../../../src/server/cli/restore.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', command, file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaint, exited] = [text(child.stderr), once(child, 'exit')];
  await expect
    .poll(() => existsSync(path.join(dataDir, 'secrets.json')), { interval: 5, timeout: 50_000 })
    .toBe(true);
  child.kill(signal);
  const [code] = (await exited) as [number | null];
  return { code, complaint: await complaint };
}

test('a failed restore and one that Ctrl+C ends leave the folder as it was, with its backups and without a database', async () => {
  const dataDir = folder('new');
  await mkdir(path.join(dataDir, 'backups'), { recursive: true });
  // The manifest is correct, but the database refuses a row.
  const changed = await tamper(
    { file, root: folders.root },
    (work) => replaceIn(path.join(work, 'tables.json'), 'public.events', 'public.yok'),
    { reseal: true },
  );
  await expect(restoreBackup({ dataDir, file: changed })).rejects.toThrow(
    'Yedek yüklenemedi, klasör eski hâline getirildi',
  );
  expect(await readdir(dataDir)).toEqual(['backups']);
  const { code, complaint } = await interrupt(dataDir, 'SIGINT');
  expect([code, complaint]).toEqual([1, 'Geri yükleme durduruldu; klasör önceki hâlinde.\n']);
  expect(await readdir(dataDir)).toEqual(['backups']);
});

test('a site does not start on a killed restore, and the restore can be repeated', async () => {
  const dataDir = folder('new');
  await interrupt(dataDir, 'SIGKILL');
  await expect(start('new', { seed: 'demo' })).rejects.toThrow('yarıda kalmış; site bununla açılmaz');
  await restoreBackup({ dataDir, file });
  const restored = await start('new');
  expect((await clientOf(restored).from('events').select('title')).data).toEqual([
    { title: 'Mezunlar Günü' },
  ]);
});
