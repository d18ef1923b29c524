import { spawn } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Site } from '../e2e/support/site';
import { printTable } from './table';
import { ask } from './throughput/ask';

/** Limits, in MB of 1,000,000 bytes as operators count them. */
const MAX_BUILD_MB = 600;
const MAX_SERVING_MB = 300;

const REQUESTS = 10_000;
const AT_ONCE = 50;
const LOOK_EVERY_MS = 50;
const SETTLE_MS = 5_000;
/** Pages that differ in what they read, and one that there is not. */
const PAGES = [
  '/',
  '/duyurular',
  '/duyurular/etkinlikler?sayfa=2',
  '/duyurular/takvim',
  '/mezunlarimiz/basari-onur-odulleri',
  '/olmayan',
];

/** What a first build and the running server take. Linux only: memory is read from /proc. */
export async function benchMemory(): Promise<void> {
  const build = await peakOfBuild();
  const site = await Site.start();
  try {
    await wait(SETTLE_MS);
    const atRest = await residentMb(site.pid);
    for (let round = 0; round < REQUESTS / AT_ONCE; round += 1) {
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          ask(`${site.url}${PAGES[(round + index) % PAGES.length]}`),
        ),
      );
    }
    await wait(SETTLE_MS);
    const afterwards = await residentMb(site.pid);
    printTable('Memory', 'beside', [
      {
        what: 'build, largest process, pictures drawn anew',
        unit: 'MB',
        ours: build,
        limit: { atMost: MAX_BUILD_MB },
      },
      { what: 'server at rest', unit: 'MB', ours: atRest, limit: { atMost: MAX_SERVING_MB } },
      {
        what: `server after ${REQUESTS} requests`,
        unit: 'MB',
        ours: afterwards,
        limit: { atMost: MAX_SERVING_MB },
      },
      {
        what: 'server, most it ever took',
        unit: 'MB',
        ours: await peakMb(site.pid),
        limit: { atMost: MAX_BUILD_MB },
      },
    ]);
  } finally {
    await site.stop();
  }
}

/** Builds as after `npm ci`; gives the peak of the largest of the processes that took part. */
async function peakOfBuild(): Promise<number> {
  await rm('node_modules/.cache/pictures', { recursive: true, force: true });
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/cli/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  while (child.exitCode === null && child.signalCode === null) {
    for (const pid of await withDescendants(child.pid ?? 0)) peak = Math.max(peak, await peakMb(pid));
    await wait(LOOK_EVERY_MS);
  }
  if (child.exitCode !== 0) throw new Error('The build failed');
  return peak;
}

async function withDescendants(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map((task) =>
      readFile(path.join('/proc', String(pid), 'task', task, 'children'), 'utf8').catch(() => ''),
    ),
  );
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  return [pid, ...(await Promise.all(children.map(withDescendants))).flat()];
}

const residentMb = (pid: number) => readStatus(pid, 'VmRSS');
const peakMb = (pid: number) => readStatus(pid, 'VmHWM');

/** A line of a process's status, which counts kibibytes; 0 once it has ended. */
async function readStatus(pid: number, name: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kibibytes = Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return (kibibytes * 1024) / 1_000_000;
}
