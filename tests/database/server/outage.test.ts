import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { VERSION } from '../../../src/lib/version';
import { startSite, type RunningSite } from '../../../src/server/start-site';
import { createTestFolder, type TestFolder } from '../../fixtures/backend';
import { writeStubBuild } from '../../fixtures/stub-build';

/** A request that takes longer is stuck. The server's own limits are tried with a stopped clock: silent-database.test.ts, health.test.ts. */
const LIMIT_MS = 30_000;

/** Every page is a menu and the list of announcements, read as by the site's pages. Without a response it is the layout alone. */
const ENTRY = `export const render = async ({ path, config, origin, fetch, signal }) => {
  const page = { head: '', assets: '', state: '{}' };
  try {
    const headers = { apikey: config.publishableKey };
    const answer = await fetch(origin + '/rest/v1/announcements?select=title', { headers, signal });
    if (!answer.ok) throw new Error(await answer.text());
    const menu = '<header><a href="/duyurular/haberler">Haberler</a><a href="https://baska.example/">Başka</a></header>';
    return { ...page, status: 200, html: menu + path + ' ' + (await answer.text()) };
  } catch {
    return { ...page, status: 503, html: 'çerçeve', isFaulty: true };
  }
};`;

/** Runs on the database in the data folder, even if DATABASE_URL is set. */
let folder: TestFolder;
let build: Awaited<ReturnType<typeof writeStubBuild>>;
let site: RunningSite;
const outages: string[] = [];
const errors: unknown[] = [];

beforeAll(async () => {
  // lite prints each refused connection; run-site drops them (console-noise.test.ts).
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = await createTestFolder('own');
  const { dataDir } = folder.options;
  build = await writeStubBuild();
  await writeFile(path.join(build.distDir, 'server/entry-server.js'), ENTRY);
  const place = { port: 0, host: '127.0.0.1', siteUrl: undefined, trustsProxy: false };
  site = await startSite({
    ...{ ...place, dataDir, distDir: build.distDir, databaseUrl: undefined, seed: 'none', hosted: undefined },
    onOutage: (sentence) => outages.push(sentence),
    onError: (error) => errors.push(error),
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await site.stop();
  await build.remove();
  await folder.remove();
});
function get(target: string, encoding = 'gzip'): Promise<Response> {
  const headers = { apikey: site.status?.ANON_KEY ?? '', 'accept-encoding': encoding };
  return fetch(site.url + target, { headers, signal: AbortSignal.timeout(LIMIT_MS) });
}

async function readHealth(): Promise<[number, string]> {
  const answer = await get('/healthz');
  return [answer.status, await answer.text()];
}

/** PostgreSQL's postmaster, and the processes that serve its connections. */
async function databaseProcesses(): Promise<number[]> {
  const postmaster = Number.parseInt(
    await readFile(path.join(folder.options.dataDir, 'postgres/postmaster.pid'), 'utf8'),
    10,
  );
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(pids.map(async (pid) => [pid, await parentOf(pid)] as const));
  return [postmaster, ...parents.filter(([, parent]) => parent === postmaster).map(([pid]) => pid)];
}

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1] ?? 0);
}

test('with a frozen database visitors get the last rendering or the layout, monitors get the unhealthy part, and all is well after it thaws', async () => {
  const page = await get('/duyurular');
  const text = await page.text();
  expect([page.status, page.headers.get('age')]).toEqual([200, null]);
  expect(await readHealth()).toEqual([200, `ok\nversion ${VERSION}`]);

  const frozen = await databaseProcesses();
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  try {
    // The first requests may still use the cached version; after that it cannot be read.
    await expect.poll(async () => (await get('/duyurular')).headers.get('age')).toMatch(/^\d+$/);
    const stale = await get('/duyurular?utm_source=e-posta');
    expect([stale.status, await stale.text()]).toEqual([200, text]);

    // Nobody has visited it, but it is in the menu.
    const inMenu = await get('/duyurular/haberler', 'gzip, deflate, br, zstd');
    expect([inMenu.status, await inMenu.text()]).toEqual([200, expect.stringContaining('[]')]);
    const unseen = await get('/duyurular/takvim');
    expect([unseen.status, unseen.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await unseen.text()).toContain('çerçeve');

    expect(await readHealth()).toEqual([503, `database unavailable\nversion ${VERSION}`]);
    const api = await get('/rest/v1/announcements?select=title');
    expect([api.status, await api.json()]).toMatchObject([503, { code: 'database_unavailable' }]);
    await expect.poll(() => outages).toEqual([expect.stringContaining('Veri tabanına ulaşılamıyor')]);
    expect(errors).toEqual([]);
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(readHealth).toEqual([200, `ok\nversion ${VERSION}`]);
  await expect.poll(async () => (await get('/duyurular/takvim')).status).toBe(200);
  expect((await get('/duyurular')).headers.get('age')).toBeNull();
  await expect.poll(() => outages).toHaveLength(2);
});
