import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../../../src/server/start-site';
import { type Backend, startBackend } from '../../../supabase/local/start-backend';
import { dropLogins, startTestBackend, type TestBackend } from '../../fixtures/backend';
import { writeStubBuild } from '../../fixtures/stub-build';
import { clientOf } from '../support/data-folders';

let server: TestBackend;
let root: string;

beforeAll(async () => {
  server = await startTestBackend();
  root = await mkdtemp(path.join(tmpdir(), 'alumni-own-'));
});
afterAll(async () => {
  await server.stop();
  for (const folder of ['a', 'b', 'd', 'e', 'f']) await dropLogins(path.join(root, folder));
  await rm(root, { recursive: true, force: true });
});

/** Runs work on a new, empty database of the operator's server. */
async function withOwnDatabase(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const sql = postgres(server.dbUrl, { max: 1 });
  const name = `own_${Date.now()}`;
  await sql.unsafe(`create database ${name} template template0 encoding 'UTF8'`);
  try {
    await work(Object.assign(new URL(server.dbUrl), { pathname: `/${name}` }).href);
  } finally {
    await sql.unsafe(`drop database if exists ${name} with (force)`);
    await sql.end();
  }
}

test('on the operator’s own PostgreSQL the site is set up once, and found from another data folder', () =>
  withOwnDatabase(async (databaseUrl) => {
    const first = await startBackend({ dataDir: path.join(root, 'a'), databaseUrl, seed: 'none' });
    expect(first.firstAdministrator).not.toBeNull();
    const event = { title: 'Mezunlar Günü', slug: 'mezunlar-gunu' };
    expect((await clientOf(first).from('events').insert(event)).error).toBeNull();
    await first.stop();

    const other = await startBackend({ dataDir: path.join(root, 'b'), databaseUrl });
    expect((await clientOf(other).from('events').select('title')).data).toEqual([{ title: 'Mezunlar Günü' }]);
    expect(other.firstAdministrator).toBeNull();
    await other.stop();
  }));

test('sites of several data folders on one PostgreSQL never change each other’s logins', () =>
  withOwnDatabase(async (databaseUrl) => {
    const running: Backend[] = [];
    try {
      // Two sites share one database, and a third runs on the server's own. None has had a request yet.
      for (const [folder, url] of Object.entries({ d: databaseUrl, e: databaseUrl, f: server.dbUrl }))
        running.push(
          await startBackend({ dataDir: path.join(root, folder), databaseUrl: url, seed: 'none' }),
        );
      for (const client of running.map(clientOf)) {
        const account = { email: 'yok@dernek.example', password: 'yok' };
        expect((await client.from('events').select('id')).error).toBeNull();
        expect((await client.storage.from('media').list('events')).error).toBeNull();
        expect((await client.auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials');
      }
    } finally {
      for (const backend of running) await backend.stop();
    }
  }));

test('a PostgreSQL that does not respond is reported in a sentence', async () => {
  const databaseUrl = 'postgresql://postgres:x@127.0.0.1:1/postgres';
  await expect(startBackend({ dataDir: path.join(root, 'c'), databaseUrl })).rejects.toThrow(
    /Veri tabanına bağlanılamadı: .*ECONNREFUSED.*DATABASE_URL/,
  );
});

test('with a hosted project the server has no data, and its health is the project’s', async () => {
  const build = await writeStubBuild();
  const project = await startTestBackend();
  const site = await startSite({
    ...{ port: 0, host: '127.0.0.1', dataDir: path.join(root, 'none'), distDir: build.distDir, seed: 'demo' },
    ...{ databaseUrl: undefined, siteUrl: undefined, trustsProxy: false },
    hosted: { url: project.url, publishableKey: project.publishableKey },
  });
  const page = await fetch(`${site.url}/`);
  const html = await page.text();
  expect(html).toContain(JSON.stringify({ apiUrl: project.url, publishableKey: project.publishableKey }));
  expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${project.url};`);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  await project.stop();
  expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
  await site.stop();
  await build.remove();
});
