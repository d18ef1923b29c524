import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import { writeArchive } from './archive';

const KEPT_AUTOMATIC = 7;
const AUTOMATIC = 'goc-oncesi-';

/** Saves the database as it was before a migration, keeping the last seven. Migrations never touch uploaded files. */
export async function saveBeforeMigration(sql: Sql, dataDir: string): Promise<void> {
  await writeArchive(sql, { dataDir, file: backupPath(dataDir, AUTOMATIC), withMedia: false });
  const folder = path.join(dataDir, 'backups');
  const automatic = (await readdir(folder)).filter((name) => name.startsWith(AUTOMATIC)).sort();
  await Promise.all(automatic.slice(0, -KEPT_AUTOMATIC).map((name) => rm(path.join(folder, name))));
}

/** Where a backup made now goes: dated to the millisecond, so that names sort by age. */
export function backupPath(dataDir: string, prefix = 'yedek-'): string {
  const stamp = new Date().toISOString().replaceAll(/[-:]/g, '').replace('T', '-').replace('Z', '');
  return path.join(dataDir, 'backups', `${prefix}${stamp}.tar.gz`);
}
