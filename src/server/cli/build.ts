import { buildSite } from '../build/build-site';
import { printError, printLine } from '../terminal';

try {
  await buildSite(printLine);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
