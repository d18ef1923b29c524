import { chown, copyFile, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isNoData } from '../../../supabase/local/disk';
import { OperatorError } from '../../lib/operator-error';
import { ROOT } from '../build/builds';
import { exitCodeOf, ownerOf } from '../program';
import type { FoundBox } from './environment';

const BACKUPS = 'backups';

/** Runs a command as the owner of the box's data, with the box's variables, PATH and the language. Resolves with its exit code. */
export async function runAsOwner(
  { dataDir, env, keys }: FoundBox,
  command: string,
  args: readonly string[],
): Promise<number> {
  const { uid } = await stat(dataDir);
  const own = process.getuid?.();
  if (own !== 0 && own !== uid) {
    throw new OperatorError(`${dataDir} başka bir kullanıcının. Komutu sudo ile yineleyin.`);
  }
  const file = path.join(ROOT, `src/server/cli/${command}.ts`);
  return exitCodeOf([process.execPath, '--import', 'tsx', file, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, LANG: process.env.LANG, HOME: dataDir, ...env, ...keys },
    owner: await ownerOf(dataDir),
  });
}

interface RestoreSteps {
  /** Stops and starts the site. */
  control: (verb: 'stop' | 'start') => Promise<void>;
  /** Restores an archive into the emptied data folder; gives the exit code. */
  restore: (file: string) => Promise<number>;
}

/**
 * Replaces the box's data by an archive. What was there is moved into a folder beside it, and moved back if the restore fails. Returns
 * that folder. Throws an OperatorError after a failure, when the site runs again as before.
 */
export async function restoreOnBox(
  { dataDir }: Pick<FoundBox, 'dataDir'>,
  file: string,
  { control, restore }: RestoreSteps,
): Promise<string> {
  const archive = await bringIn(file, dataDir);
  await control('stop');
  const former = `${dataDir}.onceki-${new Date().toISOString().replaceAll(/[-:]|\.\d+Z/g, '')}`;
  await mkdir(former, { mode: 0o700 });
  await moveData(dataDir, former);
  const code = await restore(archive).catch(() => 1);
  if (code !== 0) {
    // What a killed restore left is all in the archive.
    for (const name of await dataIn(dataDir))
      await rm(path.join(dataDir, name), { recursive: true, force: true });
    await moveData(former, dataDir);
    await rmdir(former);
  }
  await control('start');
  if (code !== 0) throw new OperatorError('Yedek yüklenemedi; site önceki verisiyle yeniden açıldı.');
  return former;
}

/** Moves the data, which stays on its file system. Backups, keys and the handover stay. */
async function moveData(from: string, to: string): Promise<void> {
  for (const name of await dataIn(from)) await rename(path.join(from, name), path.join(to, name));
}

async function dataIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !isNoData(name));
}

/** Puts the archive where the site's user can read it. Throws an OperatorError when it cannot be read. */
export async function bringIn(file: string, dataDir: string): Promise<string> {
  const folder = path.join(dataDir, BACKUPS);
  const target = path.join(folder, path.basename(file));
  if (path.resolve(file) === target) return target;
  const { uid, gid } = await stat(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await copyFile(file, target).catch(() => {
    throw new OperatorError(`Yedek dosyası okunamadı: ${file}`);
  });
  await chown(folder, uid, gid);
  await chown(target, uid, gid);
  return target;
}
