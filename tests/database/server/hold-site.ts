import { readSiteOptions } from '../../../src/server/site-options';
import { runSite } from '../../../src/server/run-site';
import { chooseLogFormat } from '../../../src/server/terminal';

/** A server program on a stub of a build, for tests of what it writes. */
chooseLogFormat(process.env);
await runSite({ ...readSiteOptions(process.env, 0), distDir: process.env.DIST_DIR ?? '' });
