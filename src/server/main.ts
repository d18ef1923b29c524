import { makeDataFolder } from '../../supabase/local/disk';
import { refuseOccupiedFolder } from '../../supabase/local/postgres/folder-lock';
import { ensureBuilt } from './build/ensure-built';
import { exitWithNpm } from './exit-with-npm';
import { handedSocket, tryAddress } from './http/listen';
import { runSite } from './run-site';
import { readSiteOptions, type SiteOptions } from './site-options';
import { chooseLogFormat, printError, printLine } from './terminal';
import path from 'node:path';
import { awaitsFirstRun } from '../../supabase/local/first-run';
import { runNode } from './build/run-node';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Fills a new data folder in another process, which takes its memory along. Resolves with whether the folder is ready. */
async function ensureSetUp({ dataDir, hosted }: SiteOptions): Promise<boolean> {
  if (hosted || !awaitsFirstRun(dataDir)) return true;
  return runNode(['--import', 'tsx', 'src/server/cli/set-up.ts'], { cwd: ROOT });
}

const DEFAULT_PORT = 4173;

// React reads this when it is loaded; without it, it renders in development mode.
process.env.NODE_ENV ??= 'production';

exitWithNpm(process.env);
chooseLogFormat(process.env);

try {
  const options = readSiteOptions(process.env, DEFAULT_PORT);
  await refuseOccupiedFolder(options.dataDir);
  // A busy port is reported before the build and the set-up, which can take half a minute.
  const socket = handedSocket(process.env);
  if (socket === undefined) await tryAddress(options);
  if (!options.hosted) await makeDataFolder(options.dataDir);
  // Each uses a process of its own, and the bundler one core.
  const [isSetUp] = await Promise.all([
    ensureSetUp(options),
    ensureBuilt((sentence) => printLine(`  ${sentence}`)),
  ]);
  if (isSetUp) await runSite({ ...options, socket });
  else process.exitCode = 1;
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
