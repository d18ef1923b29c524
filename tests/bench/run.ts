import { benchAdmin } from './admin';
import { benchGrowth } from './growth';
import { benchLighthouse } from './lighthouse';
import { benchPages } from './pages';
import { say } from './table';
import { benchThroughput } from './throughput';

/** Each prints its tables; nothing here passes or fails. */
const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  pages: benchPages,
  admin: benchAdmin,
  lighthouse: benchLighthouse,
  growth: benchGrowth,
  throughput: benchThroughput,
};

/** `npm run bench` measures everything, `npm run bench -- pages` one part; ROUNDS=1 for a quick look. */
const chosen = process.argv.slice(2);
for (const name of chosen.length ? chosen : Object.keys(BENCHES)) {
  const bench = BENCHES[name];
  if (!bench) throw new Error(`No bench is called ${name}; there are ${Object.keys(BENCHES).join(', ')}`);
  say(`\n# ${name}`);
  await bench();
}
