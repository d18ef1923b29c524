import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createDataFolder, removeDataFolder } from '../fixtures/data-folder';
import { createReleaseRepository } from '../fixtures/releases/repository';
import { type Supervisor, superviseServer } from '../fixtures/releases/supervisor';
import { measureInterleaved, pairsOf, printTable } from './figures';

const MAX_RATIO = 1.2;
const VISITORS = 10;
const READING_MS = 20;

const run = promisify(execFile);

/** Measures how long visitors get no page while an update restarts the server, beside a plain restart by the same two commands. */
export async function benchRestart(): Promise<void> {
  const dataDir = await createDataFolder('alumni-restart-');
  const repository = await createReleaseRepository();
  await repository.release('1.0.2');
  const site = await superviseServer({ root: repository.root, dataDir, holdsSocket: false });
  try {
    const { stop, start } = site.commands;
    const env = {
      ...{ PATH: repository.path, DATABASE_URL: '', DATA_DIR: dataDir },
      PORT: new URL(site.url).port,
    };
    const update = (...args: string[]) => {
      const command = ['--import', 'tsx', 'src/server/cli/update.ts', ...args];
      return run(process.execPath, [...command, '--stop', stop, '--start', start], {
        cwd: repository.root,
        env,
      });
    };
    let isNew = false;
    // There and back again, so that each round changes the release.
    const change = () => {
      isNew = !isNew;
      return update(isNew ? 'v1.0.2' : '--back');
    };
    const restart = async () => {
      for (const command of [stop, start]) await run('sh', ['-c', command]);
    };
    await site.start();
    await untilUp(site);
    const times = await measureInterleaved([change, restart], (work) => measureSilence(site, work));
    const medians = pairsOf(times.get(change) ?? [], times.get(restart) ?? []);
    printTable('Restart without a socket of systemd', 'plain restart', [
      {
        ...{ what: 'an update, until pages come again', unit: 'ms', limit: { times: MAX_RATIO } },
        ...medians((silence) => silence),
      },
    ]);
  } finally {
    await site.end();
    await repository.remove();
    await removeDataFolder(dataDir);
  }
}

/** The longest time between two good answers while work is done and until the server is up again, in milliseconds. */
async function measureSilence(site: Supervisor, work: () => Promise<unknown>): Promise<number> {
  const state = { isOver: false, answered: performance.now(), longest: 0 };
  const visits = Array.from({ length: VISITORS }, async () => {
    while (!state.isOver) {
      if (await hasPage(site)) {
        const now = performance.now();
        state.longest = Math.max(state.longest, now - state.answered);
        state.answered = now;
      }
      await wait(READING_MS);
    }
  });
  try {
    await work();
    await untilUp(site);
  } finally {
    state.isOver = true;
    await Promise.all(visits);
  }
  return state.longest;
}

async function untilUp(site: Supervisor): Promise<void> {
  while (!(await hasPage(site))) await wait(READING_MS);
}

async function hasPage({ url }: Supervisor): Promise<boolean> {
  const answer = await fetch(`${url}/`, { headers: { connection: 'close' } }).catch(() => null);
  await answer?.text().catch(() => '');
  return answer?.ok ?? false;
}
