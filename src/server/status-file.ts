import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a running server tells tests and operators; the first four are named as in `supabase status -o json`. */
export interface ServerStatus {
  API_URL: string;
  ANON_KEY: string;
  SERVICE_ROLE_KEY: string;
  DB_URL: string;
  /** Absent, with the password, once the first password no longer holds: changed, or restored from a backup. */
  ADMIN_EMAIL?: string;
  ADMIN_PASSWORD?: string;
}

export async function writeStatus(dataDir: string, status: ServerStatus): Promise<void> {
  const file = statusPath(dataDir);
  await writeFile(`${file}.new`, `${JSON.stringify(status, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

export function removeStatus(dataDir: string): Promise<void> {
  return rm(statusPath(dataDir), { force: true });
}

/** The status a server of this folder wrote, or null when none did. */
export async function readStatus(dataDir: string): Promise<ServerStatus | null> {
  const text = await readFile(statusPath(dataDir), 'utf8').catch(() => null);
  // Only writeStatus makes this file, whole and under its final name.
  return text === null ? null : (JSON.parse(text) as ServerStatus);
}

function statusPath(dataDir: string): string {
  return path.join(dataDir, 'status.json');
}
