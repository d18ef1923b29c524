import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../lib/operator-error';
import { findCurrentBuild, ROOT, STAMP_FILE } from './builds';
import { runNode } from './run-node';
import { computeSourceStamp } from './source-stamp';

const BUILD_COMMAND = 'src/server/cli/build.ts';

/** Builds if the sources changed since the last finished build. It uses another process, so that this one stays small for serving. */
export async function ensureBuilt(onProgress: (sentence: string) => void): Promise<void> {
  const built = await readFile(path.join(await findCurrentBuild(), STAMP_FILE), 'utf8').catch(() => null);
  if (built !== null && built === (await computeSourceStamp(ROOT))) return;
  onProgress('Site derleniyor; yarım dakika sürebilir.');
  if (await runNode(['--import', 'tsx', BUILD_COMMAND], { cwd: ROOT })) return;
  throw new OperatorError('Site derlenmeden sunucu açılamaz.');
}
