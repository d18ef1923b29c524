import { spawnSync } from 'node:child_process';
import { benchAdmin } from './admin';
import { benchLighthouse } from './lighthouse';
import { benchMemory } from './memory';
import { benchPages } from './pages';
import { benchRestart } from './restart';
import { benchThroughput } from './throughput';
import { printLine } from './figures';

/** Each bench prints its tables. A missed limit does not fail the run. */
const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  pages: benchPages,
  admin: benchAdmin,
  lighthouse: benchLighthouse,
  throughput: benchThroughput,
  memory: benchMemory,
  restart: benchRestart,
};

// `npm run bench` measures everything, `npm run bench -- pages` one part.
const chosen = process.argv.slice(2);
const names = chosen.length ? chosen : Object.keys(BENCHES);
for (const name of names) {
  if (names.length === 1) await run(name);
  else runAlone(name);
}

/** Throws on an unknown name. */
async function run(name: string): Promise<void> {
  const bench = BENCHES[name];
  if (!bench) throw new Error(`No bench is called ${name}; there are ${Object.keys(BENCHES).join(', ')}`);
  printLine(`\n# ${name}`);
  await bench();
}

/** Runs a part in its own process, so that no part affects the next one's measurements, and a failure does not end the others. */
function runAlone(name: string): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', import.meta.filename, name], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
