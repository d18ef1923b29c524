import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';

const MIN_FREE_SHARE = 0.05;

/** Whether a folder can be read and written; throws if not. Creates a missing folder. */
export async function isFolderUsable(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  return true;
}

/** Whether the folder's disk has at least five per cent free. With less, the database may stop at any moment. */
export async function hasRoom(
  folder: string,
  readSpace: typeof readDiskSpace = readDiskSpace,
): Promise<boolean> {
  const { free, total } = await readSpace(folder);
  return free >= total * MIN_FREE_SHARE;
}

async function readDiskSpace(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks } = await statfs(folder);
  return { free: bavail, total: blocks };
}
