import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServiceClient } from '../../../supabase/local/service-client';
import { makeBulletins } from '../../../supabase/seed/bulletins';
import { connectBackend } from '../../../src/server/site-backend';
import { type RunningSite, startSite } from '../../../src/server/start-site';
import { startHostedProject } from '../../fixtures/hosted-project';
import { writeStubBuild } from '../../fixtures/stub-build';
import { runOperatorCommand } from '../support/command';
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

test('the bulletins of a hosted project are read over its API, also while nobody serves its site', async () => {
  const client = createServiceClient(project.url, database.backend.secretKey);
  const [sample] = await makeBulletins(new Date());
  const name = 'bulletins/1700000000000-deneme.pdf';
  const bytes = new Uint8Array(sample?.pdf ?? []).buffer;
  const { error } = await client.storage
    .from('media')
    .upload(name, bytes, { contentType: 'application/pdf' });
  expect(error).toBeNull();
  const pdf_url = `/storage/v1/object/public/media/${name}`;
  await client.from('bulletins').insert({ year: 2031, month: 1, pdf_url }).throwOnError();

  const env = {
    DATA_DIR: folder,
    SUPABASE_URL: project.url,
    SUPABASE_SECRET_KEY: database.backend.secretKey,
    SITE_URL: 'http://127.0.0.1:9',
  };
  expect(await runOperatorCommand('bulletins-read', { env })).toEqual({
    code: 0,
    output: `Bültenler: ${project.url}\n1 bültene kapak eklendi.\n1 bültenin metni okundu.\n`,
  });
  const found = await client.rpc('site_search', { q: 'mezunlar günü' }).throwOnError();
  expect(found.data.map(({ kind, link }) => [kind, link])).toContainEqual(['document', pdf_url]);
  const { data } = await client
    .from('bulletins')
    .select('cover_url')
    .eq('year', 2031)
    .single()
    .throwOnError();
  const cover = await fetch(project.url + String(data.cover_url));
  expect(cover.headers.get('content-type')).toBe('image/webp');
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
