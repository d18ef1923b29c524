import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../../src/server/http/listen';
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

/** Starts a server in front of a project. `sentences` collects what it prints. */
function start(project: { url?: string; publishableKey?: string } = {}, sentences: string[] = []) {
  return startSite({
    port: 0,
    host: '127.0.0.1',
    dataDir: folder,
    distDir: build.distDir,
    databaseUrl: undefined,
    seed: 'none',
    hosted: { url: database.backend.url, publishableKey: database.backend.publishableKey, ...project },
    siteUrl: undefined,
    trustsProxy: false,
    onProgress: (sentence) => sentences.push(sentence),
  });
}

async function startAndStop(project: { url?: string; publishableKey?: string } = {}): Promise<string[]> {
  const sentences: string[] = [];
  await (await start(project, sentences)).stop();
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

  it('refuses a key that the project does not know', async () => {
    await expect(startAndStop({ publishableKey: 'sb_publishable_baska' })).rejects.toThrow(
      'SUPABASE_PUBLISHABLE_KEY bu projenin anahtarı değil',
    );
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['paused', () => new Response('', { status: 540 }), 'database unavailable: paused'],
    [
      'without tables',
      () => Response.json({ code: 'PGRST205' }, { status: 404 }),
      'database unavailable: schema',
    ],
    ['failing', () => new Response('', { status: 502 }), 'database unavailable: failing'],
  ])('starts on a project that is %s, and /healthz says so in one word', async (_, respond, line) => {
    const project = await listen(() => respond(), { port: 0, host: '127.0.0.1' });
    const site = await start({ url: project.url });
    const health = await fetch(`${site.url}/healthz`);
    expect([health.status, (await health.text()).split('\n')[0]]).toEqual([503, line]);
    expect(site.outage).toBe(line.split(': ')[1]);
    await site.stop();
    await project.close();
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
