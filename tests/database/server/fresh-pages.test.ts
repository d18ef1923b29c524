import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type RunningSite } from '../../../src/server/start-site';
import { createServiceClient } from '../../../supabase/local/service-client';
import { createTestFolder, type TestFolder } from '../../fixtures/backend';
import { writeStubBuild } from '../../fixtures/stub-build';
import { usePassingTime } from '../support/passing-time';

/** Every page is the list of announcements, read as by the site's pages. */
const ENTRY = `export const render = async ({ config, origin, fetch = globalThis.fetch }) => {
  const answer = await fetch((config.apiUrl || origin) + '/rest/v1/announcements?select=title', {
    headers: { apikey: config.publishableKey },
  });
  return { status: 200, head: '', assets: '', html: await answer.text(), state: '{}' };
};`;

const SECOND_IN_MINUTES = 1 / 60;

const pass = usePassingTime();
let folder: TestFolder;
let build: Awaited<ReturnType<typeof writeStubBuild>>;
const sites: RunningSite[] = [];

beforeAll(async () => {
  [folder, build] = await Promise.all([createTestFolder(), writeStubBuild()]);
  await writeFile(path.join(build.distDir, 'server/entry-server.js'), ENTRY);
});
afterAll(async () => {
  for (const site of sites.reverse()) await site.stop();
  await build.remove();
  await folder.remove();
});

/** A site with its own backend, or with a hosted project that does not notify it of writes. */
async function start(hosted?: { url: string; publishableKey: string }): Promise<RunningSite> {
  const { dataDir, databaseUrl } = folder.options;
  const place = { port: 0, host: '127.0.0.1', siteUrl: undefined, trustsProxy: false };
  const site = await startSite({
    ...{ ...place, databaseUrl, distDir: build.distDir, seed: 'none', hosted },
    dataDir: hosted ? path.join(dataDir, 'hosted') : dataDir,
  });
  sites.push(site);
  return site;
}

test('a publish is on the pages at once, and after a second at most on those of a server that is not notified', async () => {
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
  pass(SECOND_IN_MINUTES);
  expect(await read(hosted)).toContain('Mezunlar Pikniği');
});
