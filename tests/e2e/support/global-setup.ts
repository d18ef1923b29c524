import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createDataFolder, relaxDatabase, removeDataFolder } from '../../fixtures/data-folder';

/** The variable with the data folder that each worker's site copies. */
export const TEMPLATE = 'TEST_SITE_TEMPLATE';

/** Playwright's set-up: the first start of a site, with its sample content. Returns the function that removes it. */
export default async function prepareSite(): Promise<() => Promise<void>> {
  const dataDir = await createDataFolder('alumni-e2e-template-');
  const env = { ...process.env, DATA_DIR: dataDir, SEED: 'demo' };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/server/cli/set-up.ts'], { env });
  await relaxDatabase(dataDir);
  process.env[TEMPLATE] = dataDir;
  return () => removeDataFolder(dataDir);
}
