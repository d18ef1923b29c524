import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import { createAccount, findAccount, hasPassword, setAdministrator } from './auth/accounts';
import { listAppliedVersions } from './postgres/migrations';
import { hasSecrets } from './secrets';

const FIRST_ADMIN_EMAIL = 'yonetici@dernek.example';
const FIRST_ADMIN_NAME = 'Site Yöneticisi';
const PUBLIC_MARK = 'public-address';

export interface FirstAdministrator {
  id: string;
  email: string;
  password: string;
}

/**
 * Whether this database still needs its first administrator and sample content. A file in the data folder records a first run until
 * it is complete: an interrupted one is repeated, and an emptied site is never filled with samples again.
 */
export async function isFirstRun(dataDir: string, sql: Sql): Promise<boolean> {
  if (existsSync(markPath(dataDir))) return true;
  if ((await listAppliedVersions(sql)).length > 0) return false;
  await writeFile(markPath(dataDir), '', { mode: 0o600 });
  return true;
}

/** Whether a data folder is new, or its first run was interrupted. */
export function awaitsFirstRun(dataDir: string): boolean {
  return existsSync(markPath(dataDir)) || !hasSecrets(dataDir);
}

export function completeFirstRun(dataDir: string): Promise<void> {
  return rm(markPath(dataDir), { force: true });
}

export async function ensureFirstAdministrator(sql: Sql, password: string): Promise<void> {
  const account = { email: FIRST_ADMIN_EMAIL, password, fullName: FIRST_ADMIN_NAME };
  const userId = (await findAccount(sql, FIRST_ADMIN_EMAIL)) ?? (await createAccount(sql, account));
  await setAdministrator(sql, userId, { isAdmin: true, fullName: FIRST_ADMIN_NAME });
}

/** Finds the first administrator if this password is still valid. It is not after a restore or a change. */
export async function findFirstAdministrator(sql: Sql, password: string): Promise<FirstAdministrator | null> {
  const account = { email: FIRST_ADMIN_EMAIL, password };
  const id = await findAccount(sql, FIRST_ADMIN_EMAIL);
  return id !== null && (await hasPassword(sql, account)) ? { id, ...account } : null;
}

/** Records in the data folder whether other machines reach this site, for commands that run without the server's settings. */
export async function writePublicMark(dataDir: string, isPublic: boolean): Promise<void> {
  const mark = path.join(dataDir, PUBLIC_MARK);
  await (isPublic ? writeFile(mark, '', { mode: 0o600 }) : rm(mark, { force: true }));
}

/** Whether other machines could reach this folder's server when it last started. */
export function hasPublicMark(dataDir: string): boolean {
  return existsSync(path.join(dataDir, PUBLIC_MARK));
}

function markPath(dataDir: string): string {
  return path.join(dataDir, 'first-run.pending');
}
