import { buildSite } from '../build/build-site';
import { complain, say } from '../terminal';

try {
  await buildSite(say);
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
