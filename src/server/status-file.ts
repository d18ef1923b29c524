import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The facts that a running server publishes for tests and operators. The first four have their names in `supabase status -o json`. */
export interface ServerStatus {
  API_URL: string;
  ANON_KEY: string;
  SERVICE_ROLE_KEY: string;
  DB_URL: string;
  /** Absent, like the password, when the first password is no longer valid: it was changed, or a backup was restored. */
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

/** Reads the status of this folder's server, or null when there is none. */
export async function readStatus(dataDir: string): Promise<ServerStatus | null> {
  const text = await readFile(statusPath(dataDir), 'utf8').catch(() => null);
  // Only writeStatus writes this file, and atomically.
  return text === null ? null : (JSON.parse(text) as ServerStatus);
}

function statusPath(dataDir: string): string {
  return path.join(dataDir, 'status.json');
}
