import { buildSite } from '../build/build-site';
import { chooseLogFormat, printError, printLine } from '../terminal';

chooseLogFormat(process.env);
try {
  await buildSite(printLine);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
