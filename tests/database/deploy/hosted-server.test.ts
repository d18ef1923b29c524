import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBackend } from '../../../src/server/site-backend';
import { type RunningSite, startSite } from '../../../src/server/start-site';
import { startHostedProject } from '../../fixtures/hosted-project';
import { writeStubBuild } from '../../fixtures/stub-build';
import { TestMailServer } from '../mail/mail-server';
import { type Role, useDatabase } from '../support/database-fixture';

/** Every page is a menu with one link. */
const ENTRY = `export const render = async ({ path, config }) => ({
  status: 200, head: '', assets: '', state: JSON.stringify(config),
  html: '<header><a href="/duyurular">Duyurular</a></header>' + path,
});`;

const database = useDatabase();
let folder: string;
let build: Awaited<ReturnType<typeof writeStubBuild>>;
let project: Awaited<ReturnType<typeof startHostedProject>>;
let site: RunningSite;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosted-server-'));
  build = await writeStubBuild();
  await writeFile(path.join(build.distDir, 'server/entry-server.js'), ENTRY);
  project = await startHostedProject(database.backend, database.sql);
  site = await startSite({
    ...{ port: 0, host: '127.0.0.1', dataDir: folder, distDir: build.distDir, seed: 'none' },
    ...{ databaseUrl: undefined, siteUrl: 'https://dernek.example', trustsProxy: true },
    hosted: hosted(),
  });
});
afterAll(async () => {
  await site.stop();
  await build.remove();
  await rm(folder, { recursive: true });
});

const hosted = () => ({ url: project.url, publishableKey: database.backend.publishableKey });

async function askSystem(role: Role) {
  const { data } = await database.as[role].auth.getSession();
  const token = data.session?.access_token;
  const response = await fetch(`${site.url}/functions/v1/system`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const { warnings } = (await response.json()) as { warnings?: { subject: string }[] };
  return [response.status, warnings?.map(({ subject }) => subject)];
}

test('the server in front of a hosted project tells its administrators about itself, and nobody else', async () => {
  // Nobody makes backups here or mails failures, which only a box does.
  expect(await askSystem('admin')).toEqual([200, []]);
  expect(await askSystem('member')).toEqual([403, undefined]);
  expect(await askSystem('visitor')).toEqual([401, undefined]);
});

test('a box’s mail server takes the warnings of a server in front of a hosted project, for whoever looks after it', async () => {
  const mails = new TestMailServer();
  await mails.open();
  const options = { dataDir: folder, host: '127.0.0.1', trustsProxy: true, hosted: hosted() };
  const alarmed = { mailServer: mails.setting, alarmTo: 'bakan@dernek.example' };
  const { alarm } = await connectBackend({ ...options, ...alarmed }, 'https://dernek.example');
  await alarm?.mailAdministrators({ subject: 'Sitenin sunucusunda 2 uyarı', text: 'Disk dolmak üzere.' });
  expect(mails.arrived).toMatchObject([
    { to: 'bakan@dernek.example', subject: 'Sitenin sunucusunda 2 uyarı', text: 'Disk dolmak üzere.' },
  ]);
  await mails.close();
  expect((await connectBackend(options, 'https://dernek.example')).alarm).toBeNull();
});

test('a project that goes away right after the start leaves visitors the pages of the menu', async () => {
  await project.stop();
  const headers = { 'accept-encoding': 'gzip, deflate, br', 'x-forwarded-proto': 'https' };
  const read = () => fetch(`${site.url}/duyurular`, { headers });
  // Within its first second it is as fresh as before.
  await expect.poll(async () => (await read()).headers.get('age')).toMatch(/^\d+$/);
  const page = await read();
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/duyurular')]);
});
