import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '../../src/server/start-site';
import { Site } from '../e2e/support/site';
import { measureInterleaved, median, ROUNDS } from './rounds';
import { printTable } from './table';
import { ask } from './throughput/ask';
import { measureLoad } from './throughput/load';
import { signIn, timePublish } from './throughput/publish';
import { serveFile } from './throughput/serve-file';

const MIN_LOAD_RATIO = 0.5;
const MAX_PUBLISH_MS = 1_000;

const LOAD_MS = 3_000;
/** A page that is asked for again is compressed as tightly as it gets within this time. */
const SETTLE_MS = 2_000;

/** How many visitors a page serves that many ask for, beside nginx with the same bytes, and how soon they see what is new. */
export async function benchThroughput(): Promise<void> {
  const site = await Site.start();
  try {
    await benchLoad(`${site.url}/`);
    await benchPublish(site);
  } finally {
    await site.stop();
  }
}

async function benchLoad(page: string): Promise<void> {
  for (let visits = 0; visits < 2; visits += 1) {
    await ask(page);
    await wait(SETTLE_MS);
  }
  const answer = await ask(page);
  const beside = await serveFile(answer);
  try {
    const besidePage = `${beside.url}/`;
    const rates = await measureInterleaved([page, besidePage], (address) => measureLoad(address, LOAD_MS));
    const rateOf = (address: string) => Math.round(median(rates.get(address) ?? []));
    const besideBytes = (await ask(besidePage)).body.byteLength;
    printTable('Throughput: the home page, 50 connections', beside.name, [
      {
        what: 'answers per second',
        unit: '',
        ours: rateOf(page),
        beside: rateOf(besidePage),
        limit: { atLeastTimes: MIN_LOAD_RATIO },
      },
      { what: 'bytes of an answer', unit: '', ours: answer.body.byteLength, beside: besideBytes },
    ]);
  } finally {
    await beside.stop();
  }
}

/** The same site twice: with its own backend, and against a project elsewhere that tells it nothing of writes. */
async function benchPublish(site: Site): Promise<void> {
  const { ANON_KEY } = await site.readStatus();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'throughput-'));
  const hosted = await startSite({
    ...{ port: 0, host: '127.0.0.1', dataDir, seed: 'none', trustsProxy: false },
    ...{ databaseUrl: undefined, siteUrl: undefined, hosted: { url: site.url, anonKey: ANON_KEY } },
  });
  try {
    const administrator = await signIn(site);
    const pages = [`${site.url}/`, `${hosted.url}/`];
    const times = await measureInterleaved([pages], (both) => timePublish(administrator, both));
    const waits = times.get(pages) ?? [];
    const slowest = (page: number) => Math.max(...waits.map((times) => times[page] ?? Infinity));
    const firstBytes: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      firstBytes.push((await ask(`${site.url}/?tur=${round}`)).firstByteMs);
    }
    const limit = { atMost: MAX_PUBLISH_MS };
    printTable('Throughput: freshness of the home page', 'beside', [
      { what: 'publish seen, own backend, slowest', unit: 'ms', ours: slowest(0), limit },
      { what: 'publish seen, hosted project, slowest', unit: 'ms', ours: slowest(1), limit },
      { what: 'first byte of a page that is not kept', unit: 'ms', ours: median(firstBytes) },
    ]);
  } finally {
    await hosted.stop();
    await rm(dataDir, { recursive: true });
  }
}
