import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServiceClient } from '../../../supabase/local/service-client';
import { startBackend } from '../../../supabase/local/start-backend';

/** The database is in the data folder, even if DATABASE_URL is set. */
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'earlier-'));
  // Where the tests run as root, PostgreSQL runs as another user and must get in.
  await chmod(dataDir, 0o711);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a folder from before the API server had its own logins opens, with its keys and accounts', async () => {
  const file = path.join(dataDir, 'secrets.json');
  await (await startBackend({ dataDir, seed: 'none' })).stop();
  const secrets = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const { databasePassword, jwtSecret, publishableKey, secretKey, adminPassword = '' } = secrets;
  const earlier = { databasePassword, jwtSecret, publishableKey, secretKey, adminPassword };
  await writeFile(file, JSON.stringify(earlier));

  const backend = await startBackend({ dataDir });
  const client = createServiceClient('http://127.0.0.1', secretKey ?? '', (request) =>
    backend.fetch(request),
  );
  expect((await client.from('events').select('id')).error).toBeNull();
  const account = { email: 'yonetici@dernek.example', password: adminPassword };
  expect((await client.auth.signInWithPassword(account)).error).toBeNull();
  await backend.stop();
});
