import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { refuseForeignSchema } from '../../supabase/local/postgres/migrations';
import { generateDatabaseTypes, runSupabaseCli } from '../../supabase/local/postgres/supabase-cli';
import { useDatabase } from './support/database-fixture';

const database = useDatabase();
const ROOT = path.resolve(import.meta.dirname, '../..');

it('the committed types match the migrated database', async () => {
  const committed = await readFile(path.join(ROOT, 'src/lib/database/database.types.ts'), 'utf8');
  expect(await generateDatabaseTypes(database.backend.dbUrl)).toBe(committed);
});

it('Supabase’s advisors have no warnings', async () => {
  const args = ['db', 'advisors', '--type', 'all', '--level', 'warn', '--fail-on', 'none'];
  expect((await runSupabaseCli(args, database.backend.dbUrl)).trim()).toMatch(/^(\[\])?$/);
});

it('the bucket in config.toml equals the bucket of the migration', async () => {
  const config = await readFile(path.join(ROOT, 'supabase/config.toml'), 'utf8');
  const section = config.slice(config.indexOf('[storage.buckets.media]')).split('\n\n')[0] ?? '';
  const [bucket] = await database.sql`
    select public, file_size_limit::int as size, allowed_mime_types as types from storage.buckets where id = 'media'`;
  expect(section).toContain(`public = ${String(bucket?.public)}`);
  expect(section).toContain(`file_size_limit = "${Number(bucket?.size) / 1024 / 1024}MiB"`);
  expect(section).toContain(
    `allowed_mime_types = [${(bucket?.types as string[]).map((type) => `"${type}"`).join(', ')}]`,
  );
});

describe('supabase db push', () => {
  it('gives a PostgreSQL with Supabase’s roles and schemas the same schema', async () => {
    const { sql, backend } = database;
    const name = `push_${Date.now()}`;
    const url = Object.assign(new URL(backend.dbUrl), { pathname: `/${name}` }).href;
    await sql.unsafe(`create database ${name} template template0`);
    try {
      await prepareLikeSupabase(url);
      await runSupabaseCli(['db', 'push'], url);
      expect(await generateDatabaseTypes(url)).toBe(await generateDatabaseTypes(backend.dbUrl));
      // Our server recognises the CLI’s single statements as its own files.
      await expect(check(url)).resolves.toBeUndefined();
      // A second push has nothing to do.
      await runSupabaseCli(['db', 'push'], url);
    } finally {
      await sql.unsafe(`drop database ${name} with (force)`);
    }
  });
});

async function check(url: string): Promise<void> {
  const pushed = postgres(url, { max: 1, onnotice: () => undefined });
  await refuseForeignSchema(pushed).finally(() => pushed.end());
}

async function prepareLikeSupabase(url: string): Promise<void> {
  const bare = postgres(url, { max: 1, onnotice: () => undefined });
  await bare.unsafe(SUPABASE_AUTH_HELPERS_SQL + getAuthSchemaSql() + getStorageSchemaSql());
  await bare.end();
}
