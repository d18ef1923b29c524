import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { HEALTH_LIMIT_MS } from '../../src/shared/time-limits';

/** The parts that `/healthz` tells of. */
export type Part = 'database' | 'storage' | 'disk';

/** Whether a part is well; one that rejects, or does not answer in time, is ill. */
export type Checks = Readonly<Partial<Record<Part, () => Promise<boolean>>>>;

const MIN_FREE_SHARE = 0.05;

/** Asks all parts at once and gives those that are ill, within HEALTH_LIMIT_MS. */
export async function findIllParts(checks: Checks): Promise<Part[]> {
  const asked = (Object.entries(checks) as [Part, () => Promise<boolean>][]).map(async ([part, check]) => {
    const isWell = await Promise.race([check(), givenUp()]).catch(() => false);
    return isWell ? [] : [part];
  });
  return (await Promise.all(asked)).flat();
}

function givenUp(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, HEALTH_LIMIT_MS, false).unref());
}

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
