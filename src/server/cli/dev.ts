import { createDevelopmentServer } from '../render/development-server';
import { exitWithNpm } from '../exit-with-npm';
import { runSite } from '../run-site';
import { readSiteOptions } from '../site-options';
import { printError } from '../terminal';

const DEFAULT_PORT = 5173;

exitWithNpm(process.env);

try {
  await runSite({ ...readSiteOptions(process.env, DEFAULT_PORT), development: createDevelopmentServer() });
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
