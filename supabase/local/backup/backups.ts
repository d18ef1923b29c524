import { createHash } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import type { Migration } from '../postgres/migrations';
import { dumpTables } from './tables';
import { writeArchive } from './write-archive';

const MAX_AUTOMATIC_BACKUPS = 7;
const AUTOMATIC = 'goc-oncesi-';
const DIGEST_LENGTH = 12;

/**
 * Saves the database before these migrations and keeps the last MAX_AUTOMATIC_BACKUPS such archives. A repeated start, after a
 * failed migration, writes no second archive unless migrations or rows have changed; the newest is always the one of the last
 * start. Archives hold no uploaded files, because migrations never change those.
 */
export async function saveBeforeMigration(
  sql: Sql,
  { dataDir, pending }: { dataDir: string; pending: readonly Migration[] },
): Promise<void> {
  const folder = path.join(dataDir, 'backups');
  const ending = `-${await digestOf(sql, pending)}.tar.gz`;
  const file = backupPath(dataDir, AUTOMATIC).replace('.tar.gz', ending);
  const same = (await listAutomatic(folder)).find((name) => name.endsWith(ending));
  if (same !== undefined) return rename(path.join(folder, same), file);
  await writeArchive(sql, { dataDir, file, withMedia: false });
  const outdated = (await listAutomatic(folder)).slice(0, -MAX_AUTOMATIC_BACKUPS);
  await Promise.all(outdated.map((name) => rm(path.join(folder, name))));
}

/** The last archive that was saved before a migration; null when there is none. */
export async function findLastBeforeMigration(dataDir: string): Promise<string | null> {
  const folder = path.join(dataDir, 'backups');
  const last = (await listAutomatic(folder)).at(-1);
  return last === undefined ? null : path.join(folder, last);
}

/** Returns the path for a backup that is made now. Its name contains the time to the millisecond, so that names sort by age. */
export function backupPath(dataDir: string, prefix = 'yedek-'): string {
  const stamp = new Date().toISOString().replaceAll(/[-:]/g, '').replace('T', '-').replace('Z', '');
  return path.join(dataDir, 'backups', `${prefix}${stamp}.tar.gz`);
}

/** Oldest first. */
async function listAutomatic(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.startsWith(AUTOMATIC)).sort();
}

async function digestOf(sql: Sql, pending: readonly Migration[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(pending.map(({ version }) => version)));
  for (const { table, rows } of await dumpTables(sql)) hash.update(table).update(rows);
  return hash.digest('hex').slice(0, DIGEST_LENGTH);
}
