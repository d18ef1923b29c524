import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '../../src/server/start-site';
import { Site } from '../e2e/support/site';
import { requestPage } from './throughput/request-page';
import { measureLoad } from './throughput/load';
import { signIn, timePublish } from './throughput/publish';
import { serveFile } from './throughput/serve-file';
import { measureInterleaved, median, printTable, upTo } from './figures';

const MIN_LOAD_RATIO = 0.7;
const MAX_PUBLISH_MS = 1_000;

const LOAD_MS = 3_000;
/** The server is idle again within this time. */
const SETTLE_MS = 2_000;

/** Measures how many requests the cached home page serves, beside a bare Node server that writes the same bytes, and how soon a publish is seen. */
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
    await requestPage(page);
    await wait(SETTLE_MS);
  }
  const answer = await requestPage(page);
  const beside = await serveFile(answer);
  try {
    const besidePage = `${beside.url}/`;
    const rates = await measureInterleaved([page, besidePage], (address) => measureLoad(address, LOAD_MS));
    const rateOf = (address: string) => Math.round(median(rates.get(address) ?? []));
    printTable('Throughput: the home page, 50 connections', 'bare node:http', [
      {
        what: 'responses per second',
        unit: '',
        ours: rateOf(page),
        beside: rateOf(besidePage),
        limit: { atLeastTimes: MIN_LOAD_RATIO },
      },
    ]);
  } finally {
    await beside.stop();
  }
}

/** Compares a site with its own backend and one with a hosted project, which does not notify the site of writes. */
async function benchPublish(site: Site): Promise<void> {
  const { ANON_KEY } = await site.readStatus();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'throughput-'));
  const hosted = await startSite({
    ...{ port: 0, host: '127.0.0.1', dataDir, seed: 'none', trustsProxy: false },
    ...{ databaseUrl: undefined, siteUrl: undefined, hosted: { url: site.url, publishableKey: ANON_KEY } },
  });
  try {
    const administrator = await signIn(site);
    const pages = [`${site.url}/`, `${hosted.url}/`];
    const times = await measureInterleaved([pages], (both) => timePublish(administrator, both));
    const waits = times.get(pages) ?? [];
    const slowest = (page: number) => Math.max(...waits.map((times) => times[page] ?? Infinity));
    printTable('Throughput: freshness of the home page', 'beside', [
      upTo('publish seen, own backend, slowest', 'ms', slowest(0), MAX_PUBLISH_MS),
      upTo('publish seen, hosted project, slowest', 'ms', slowest(1), MAX_PUBLISH_MS),
    ]);
  } finally {
    await hosted.stop();
    await rm(dataDir, { recursive: true });
  }
}
