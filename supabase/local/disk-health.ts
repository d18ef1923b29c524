import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';

const MIN_FREE_SHARE = 0.05;

/** Whether files can be read from and written to a folder, which is made if it is not there yet. */
export async function isFolderUsable(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  return true;
}

/** Whether the disk of a folder has room: under five per cent the database may stop at any moment. */
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
