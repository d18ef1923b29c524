import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const MARK = 'public-address';

/** Records in the data folder whether other machines reach this site, for commands that run without the server's settings. */
export async function writePublicMark(dataDir: string, isPublic: boolean): Promise<void> {
  const mark = path.join(dataDir, MARK);
  await (isPublic ? writeFile(mark, '', { mode: 0o600 }) : rm(mark, { force: true }));
}

/** Whether other machines could reach this folder's server when it last started. */
export function hasPublicMark(dataDir: string): boolean {
  return existsSync(path.join(dataDir, MARK));
}
