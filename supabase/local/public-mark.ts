import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const MARK = 'public-address';

/** Keeps in the data folder whether others reach this site, for commands that are run without the server's settings. */
export async function writePublicMark(dataDir: string, isPublic: boolean): Promise<void> {
  const mark = path.join(dataDir, MARK);
  await (isPublic ? writeFile(mark, '', { mode: 0o600 }) : rm(mark, { force: true }));
}

/** Whether the server of this folder was reachable by others when it last started. */
export function hasPublicMark(dataDir: string): boolean {
  return existsSync(path.join(dataDir, MARK));
}
