import { spawnSync } from 'node:child_process';
import { benchAdmin } from './admin';
import { benchGrowth } from './growth';
import { benchLighthouse } from './lighthouse';
import { benchMemory } from './memory';
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
  memory: benchMemory,
};

/** `npm run bench` measures everything, `npm run bench -- pages` one part; ROUNDS=1 for a quick look. */
const chosen = process.argv.slice(2);
const names = chosen.length ? chosen : Object.keys(BENCHES);
for (const name of names) {
  if (names.length === 1) await run(name);
  else runAlone(name);
}

/** Throws on a name it does not know. */
async function run(name: string): Promise<void> {
  const bench = BENCHES[name];
  if (!bench) throw new Error(`No bench is called ${name}; there are ${Object.keys(BENCHES).join(', ')}`);
  say(`\n# ${name}`);
  await bench();
}

/**
 * In a process of its own: what one part loads or builds would change what the next one measures. A part that breaks off leaves the
 * others to be measured.
 */
function runAlone(name: string): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', import.meta.filename, name], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
