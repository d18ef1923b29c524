import path from 'node:path';
import { awaitsFirstRun } from '../../supabase/local/first-run';
import { runNode } from './build/run-node';
import type { SiteOptions } from './site-options';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Fills a new data folder in another process, because sample content and pictures would leave a hundred megabytes behind in the
 * serving one. Resolves with whether the folder is ready; otherwise the other process has printed why.
 */
export async function ensureSetUp({ dataDir, hosted }: SiteOptions): Promise<boolean> {
  if (hosted || !awaitsFirstRun(dataDir)) return true;
  return runNode(['--import', 'tsx', 'src/server/cli/set-up.ts'], { cwd: ROOT });
}
