import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '../../../src/server/start-site';
import { writeStubBuild } from '../../fixtures/stub-build';
import { VERSIONS_BEFORE_BASELINE } from '../../fixtures/versions-before-baseline';
import { useDatabase } from '../support/database-fixture';

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

  it('refuses to start when a newer version of the program has migrated the project', async () => {
    await database.sql`insert into supabase_migrations.schema_migrations (version) values (${NEWER})`;
    await expect(startAndStop()).rejects.toThrow(
      'Supabase projesini programın daha yeni bir sürümü kurmuş: 29990101000000 bu sürümde yok. Programı güncelleyin.',
    );
  });

  it.each<[string, readonly string[], string]>([
    ['an older schema', ['20261128100000'], 'npx supabase db push'],
    ['all names from before the baseline', VERSIONS_BEFORE_BASELINE, 'npx supabase migration repair'],
    [
      'some of them',
      VERSIONS_BEFORE_BASELINE.slice(1),
      '20261127130000_slugs_of_drafts olan sürümle güncelleyin',
    ],
  ])('starts on %s, and says what to do', async (_, versions, advice) => {
    const { sql } = database;
    const rows = await sql`delete from supabase_migrations.schema_migrations returning *`;
    await sql`insert into supabase_migrations.schema_migrations ${sql(versions.map((version) => ({ version })))}`;
    const sentences = await startAndStop();
    await sql`delete from supabase_migrations.schema_migrations`;
    await sql`insert into supabase_migrations.schema_migrations ${sql(rows)}`;
    expect(sentences).toEqual([expect.stringContaining(advice)]);
  });
});

describe('the history of migrations', () => {
  it.each(['anon', 'authenticated'])('is out of reach for %s otherwise', async (role) => {
    const [rights] = await database.sql`
      select has_schema_privilege(${role}, 'supabase_migrations', 'usage') as reaches`;
    expect(rights).toEqual({ reaches: false });
  });
});
