import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type RunningSite } from '../../../src/server/start-site';
import { createServiceClient } from '../../../supabase/local/service-client';
import { writeStubBuild } from '../../fixtures/stub-build';

/** Every page is the list of announcements, read as by the site's pages. */
const ENTRY = `export const render = async ({ config, origin, fetch = globalThis.fetch }) => {
  const answer = await fetch((config.apiUrl || origin) + '/rest/v1/announcements?select=title', {
    headers: { apikey: config.publishableKey },
  });
  return { status: 200, head: '', assets: '', html: await answer.text(), state: '{}' };
};`;

let root: string;
let build: Awaited<ReturnType<typeof writeStubBuild>>;
const sites: RunningSite[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'alumni-fresh-'));
  build = await writeStubBuild();
  await writeFile(path.join(build.distDir, 'server/entry-server.js'), ENTRY);
});
afterAll(async () => {
  for (const site of sites.reverse()) await site.stop();
  await build.remove();
  await rm(root, { recursive: true });
});

/** A site with its own backend, or with a hosted project that does not notify it of writes. */
async function start(hosted?: { url: string; publishableKey: string }): Promise<RunningSite> {
  const databaseUrl = undefined;
  const dataDir = path.join(root, hosted ? 'hosted' : 'own');
  const place = { port: 0, host: '127.0.0.1', siteUrl: undefined, trustsProxy: false };
  const site = await startSite({
    ...{ ...place, dataDir, distDir: build.distDir, databaseUrl, seed: 'none', hosted },
  });
  sites.push(site);
  return site;
}

test('a publish is on the pages at once, and within a second on those of a server that is not notified', async () => {
  const own = await start();
  const { SERVICE_ROLE_KEY = '', ANON_KEY = '' } = own.status ?? {};
  const hosted = await start({ url: own.url, publishableKey: ANON_KEY });
  const client = createServiceClient(own.url, SERVICE_ROLE_KEY, fetch);
  const read = async (site: RunningSite) => (await fetch(`${site.url}/`)).text();
  expect(await read(own)).not.toContain('Mezunlar');
  expect(await read(hosted)).not.toContain('Mezunlar');

  const published_at = new Date().toISOString();
  await client.from('announcements').insert({ title: 'Mezunlar Günü', published_at }).throwOnError();
  expect(await read(own)).toContain('Mezunlar Günü');
  await client.from('announcements').update({ title: 'Mezunlar Gecesi' }).gt('id', 0).throwOnError();
  expect(await read(own)).toContain('Mezunlar Gecesi');
  await client.from('announcements').delete().gt('id', 0).throwOnError();
  expect(await read(own)).not.toContain('Mezunlar');

  await client.from('announcements').insert({ title: 'Mezunlar Pikniği', published_at }).throwOnError();
  await expect.poll(() => read(hosted), { timeout: 1_000, interval: 20 }).toContain('Mezunlar Pikniği');
});
