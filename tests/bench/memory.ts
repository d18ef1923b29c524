import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Site } from '../e2e/support/site';
import { requestPage } from './throughput/request-page';
import { printTable, upTo } from './figures';

const MAX_FIRST_START_S = 30;
/** In MB of 1,000,000 bytes. */
const MAX_FIRST_START_MB = 600;
const MAX_SERVING_MB = 300;

const REQUESTS = 10_000;
const AT_ONCE = 50;
const LOOK_EVERY_MS = 50;
const SETTLE_MS = 5_000;
/** Pages with different reads, and a missing one. */
const PAGES = [
  '/',
  '/duyurular',
  '/duyurular/etkinlikler?sayfa=2',
  '/duyurular/takvim',
  '/mezunlarimiz/basari-onur-odulleri',
  '/olmayan',
];

/** Measures the time of a first start, and the memory of it and of the running server. Linux only, because it reads /proc. */
export async function benchMemory(): Promise<void> {
  const { site, seconds, largest } = await startFirst();
  try {
    await wait(SETTLE_MS);
    const atRest = await residentMb(site.pid);
    for (let round = 0; round < REQUESTS / AT_ONCE; round += 1) {
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          requestPage(`${site.url}${PAGES[(round + index) % PAGES.length]}`),
        ),
      );
    }
    await wait(SETTLE_MS);
    const afterwards = await residentMb(site.pid);
    printTable('First start and memory', 'beside', [
      upTo('first start', 's', seconds, MAX_FIRST_START_S),
      upTo('first start, largest process', 'MB', largest, MAX_FIRST_START_MB),
      upTo('server at rest', 'MB', atRest, MAX_SERVING_MB),
      upTo(`server after ${REQUESTS} requests`, 'MB', afterwards, MAX_SERVING_MB),
    ]);
  } finally {
    await site.stop();
  }
}

/** Starts the site as after `npm ci`: without a build, caches or data. */
async function startFirst(): Promise<{ site: Site; seconds: number; largest: number }> {
  for (const folder of ['dist', 'node_modules/.cache', 'node_modules/.vite'])
    await rm(folder, { recursive: true, force: true });
  const started = performance.now();
  const largest = { mb: 0 };
  const looking = setInterval(() => void lookAtChildren(largest), LOOK_EVERY_MS);
  try {
    const site = await Site.start();
    return { site, seconds: (performance.now() - started) / 1000, largest: largest.mb };
  } finally {
    clearInterval(looking);
  }
}

async function lookAtChildren(largest: { mb: number }): Promise<void> {
  for (const pid of await descendantsOf(process.pid)) largest.mb = Math.max(largest.mb, await peakMb(pid));
}

async function descendantsOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map((task) =>
      readFile(path.join('/proc', String(pid), 'task', task, 'children'), 'utf8').catch(() => ''),
    ),
  );
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  return [...children, ...(await Promise.all(children.map(descendantsOf))).flat()];
}

const residentMb = (pid: number) => readStatus(pid, 'VmRSS');
const peakMb = (pid: number) => readStatus(pid, 'VmHWM');

/** Reads a line of a process's status, which is in kibibytes; 0 if the process has ended. */
async function readStatus(pid: number, name: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kibibytes = Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return (kibibytes * 1024) / 1_000_000;
}
