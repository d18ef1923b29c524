import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runSupabaseCli } from '../../supabase/local/postgres/supabase-cli';
import { useDatabase } from './support/database-fixture';
import { COMMITTED_TYPES, generateFormattedTypes } from './support/generated-types';

const database = useDatabase();
const ROOT = path.resolve(import.meta.dirname, '../..');

it('the committed types match the migrated database', async () => {
  const committed = await readFile(COMMITTED_TYPES, 'utf8');
  expect(await generateFormattedTypes(database.backend.dbUrl)).toBe(committed);
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
