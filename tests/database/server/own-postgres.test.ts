import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../../../src/server/start-site';
import { createServiceClient } from '../../../supabase/local/service-client';
import { type Backend, startBackend } from '../../../supabase/local/start-backend';
import { dropLogins, startTestBackend, type TestBackend } from '../../fixtures/backend';
import { writeStubBuild } from '../../fixtures/stub-build';

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

test('on the operator’s own PostgreSQL the site is set up once, and found from another data folder', async () => {
  const sql = postgres(server.dbUrl, { max: 1 });
  const name = `own_${Date.now()}`;
  await sql.unsafe(`create database ${name} template template0 encoding 'UTF8'`);
  const databaseUrl = Object.assign(new URL(server.dbUrl), { pathname: `/${name}` }).href;
  try {
    const first = await startBackend({ dataDir: path.join(root, 'a'), databaseUrl, seed: 'none' });
    expect(first.databaseUrl).toBe(databaseUrl);
    expect(first.firstAdministrator).not.toBeNull();
    const client = createServiceClient('http://127.0.0.1', first.secretKey, (request) =>
      first.fetch(request),
    );
    const { error } = await client.from('events').insert({ title: 'Mezunlar Günü', slug: 'mezunlar-gunu' });
    expect(error).toBeNull();
    await first.stop();

    const other = await startBackend({ dataDir: path.join(root, 'b'), databaseUrl });
    const again = createServiceClient('http://127.0.0.1', other.secretKey, (request) => other.fetch(request));
    expect((await again.from('events').select('title')).data).toEqual([{ title: 'Mezunlar Günü' }]);
    expect(other.firstAdministrator).toBeNull();
    await other.stop();
  } finally {
    await sql.unsafe(`drop database if exists ${name} with (force)`);
    await sql.end();
  }
});

test('sites of several data folders on one PostgreSQL never change each other’s logins', async () => {
  const sql = postgres(server.dbUrl, { max: 1 });
  const name = `own_${Date.now()}`;
  await sql.unsafe(`create database ${name} template template0 encoding 'UTF8'`);
  const databaseUrl = Object.assign(new URL(server.dbUrl), { pathname: `/${name}` }).href;
  const running: Backend[] = [];
  try {
    // Two sites share one database, and a third runs on the server's own PostgreSQL. None has had a request yet.
    for (const [folder, url] of Object.entries({ d: databaseUrl, e: databaseUrl, f: server.dbUrl }))
      running.push(await startBackend({ dataDir: path.join(root, folder), databaseUrl: url, seed: 'none' }));
    for (const backend of running) {
      const client = createServiceClient('http://127.0.0.1', backend.secretKey, (request) =>
        backend.fetch(request),
      );
      const account = { email: 'yok@dernek.example', password: 'yok' };
      expect((await client.from('events').select('id')).error).toBeNull();
      expect((await client.storage.from('media').list('events')).error).toBeNull();
      expect((await client.auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials');
    }
  } finally {
    for (const backend of running) await backend.stop();
    await sql.unsafe(`drop database if exists ${name} with (force)`);
    await sql.end();
  }
});

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
    port: 0,
    host: '127.0.0.1',
    dataDir: path.join(root, 'none'),
    distDir: build.distDir,
    databaseUrl: undefined,
    seed: 'demo',
    hosted: { url: project.url, publishableKey: project.publishableKey },
    siteUrl: undefined,
    trustsProxy: false,
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
