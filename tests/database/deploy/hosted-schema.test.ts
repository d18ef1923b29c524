import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '../../../src/server/start-site';
import { readMigrations } from '../../../supabase/local/postgres/migrations';
import { writeStubBuild } from '../../fixtures/stub-build';
import { VERSIONS_BEFORE_BASELINE } from '../../fixtures/versions-before-baseline';
import { ROLES, useDatabase } from '../support/database-fixture';

const database = useDatabase();
const NEWER = '29990101000000';
let folder: string;
let build: Awaited<ReturnType<typeof writeStubBuild>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosted-schema-'));
  build = await writeStubBuild();
});
afterAll(async () => {
  await build.remove();
  await rm(folder, { recursive: true });
});

/** Starts a server in front of the project and stops it. Returns the sentences that it printed. */
async function startAndStop(url = database.backend.url): Promise<string[]> {
  const sentences: string[] = [];
  const site = await startSite({
    port: 0,
    host: '127.0.0.1',
    dataDir: folder,
    distDir: build.distDir,
    databaseUrl: undefined,
    seed: 'none',
    hosted: { url, publishableKey: database.backend.publishableKey },
    siteUrl: undefined,
    trustsProxy: false,
    onProgress: (sentence) => sentences.push(sentence),
  });
  await site.stop();
  return sentences;
}

describe('a server in front of a hosted project', () => {
  afterEach(async () => {
    await database.sql`delete from supabase_migrations.schema_migrations where version = ${NEWER}`;
  });

  it('starts in silence on its own schema', async () => {
    expect(await startAndStop()).toEqual([]);
  });

  it('refuses to start when a newer version of the program has migrated the project', async () => {
    await database.sql`insert into supabase_migrations.schema_migrations (version) values (${NEWER})`;
    await expect(startAndStop()).rejects.toThrow(
      'Supabase projesini programın daha yeni bir sürümü kurmuş: 29990101000000 bu sürümde yok. Programı güncelleyin.',
    );
  });

  it('starts on an older schema, and says what to do', async () => {
    const { sql } = database;
    const [row] = await sql`
      delete from supabase_migrations.schema_migrations
      where version = (select max(version) from supabase_migrations.schema_migrations) returning *`;
    const sentences = await startAndStop();
    await sql`insert into supabase_migrations.schema_migrations ${sql({ ...row })}`;
    expect(sentences).toEqual([expect.stringContaining('npx supabase db push')]);
  });

  it.each<[string, readonly string[], string]>([
    ['all migrations from before the baseline', VERSIONS_BEFORE_BASELINE, 'npx supabase migration repair'],
    [
      'some of them',
      VERSIONS_BEFORE_BASELINE.slice(0, -1),
      '20261127130000_slugs_of_drafts olan sürümle güncelleyin',
    ],
  ])('starts in front of a project with %s, and says what to do', async (_, versions, advice) => {
    const { sql } = database;
    const rows = await sql`delete from supabase_migrations.schema_migrations returning *`;
    await sql`insert into supabase_migrations.schema_migrations ${sql(versions.map((version) => ({ version })))}`;
    const sentences = await startAndStop();
    await sql`delete from supabase_migrations.schema_migrations`;
    await sql`insert into supabase_migrations.schema_migrations ${sql(rows)}`;
    expect(sentences).toEqual([expect.stringContaining(advice)]);
  });

  it('starts although the project does not answer', async () => {
    expect(await startAndStop('http://127.0.0.1:9')).toEqual([]);
  });
});

describe('the history of migrations', () => {
  it.each(ROLES)('is told to %s by versions alone', async (role) => {
    const { data, error } = await database.as[role].rpc('applied_migrations');
    expect(error).toBeNull();
    expect(data).toEqual((await readMigrations()).map(({ version }) => version));
  });

  it.each(['anon', 'authenticated'])('is out of reach for %s otherwise', async (role) => {
    const [rights] = await database.sql`
      select has_schema_privilege(${role}, 'supabase_migrations', 'usage') as reaches`;
    expect(rights).toEqual({ reaches: false });
  });
});
