import { readdir } from 'node:fs/promises';
import type { Sql } from 'postgres';
import { expect, test } from 'vitest';
import { dumpTables } from '../../../supabase/local/backup/tables';
import { useDataFolders } from '../support/data-folders';

const { start, stop, folder, withSql } = useDataFolders();

/** Starts a site, changes its history of migrations, and stops it. Returns the content of its tables. */
async function startWith(name: string, change: (sql: Sql) => Promise<unknown>) {
  const backend = await start(name);
  const dumps = await withSql(backend, async (sql) => {
    await change(sql);
    return dumpTables(sql);
  });
  await stop(backend);
  return dumps;
}

async function expectUntouched(name: string, dumps: unknown): Promise<void> {
  expect(await readdir(folder(name))).not.toContain('backups');
  const backend = await start(name, { migrations: false });
  expect(await withSql(backend, dumpTables)).toEqual(dumps);
}

test('code older than its data refuses to start and writes nothing', async () => {
  const dumps = await startWith(
    'a',
    (sql) => sql`
      insert into supabase_migrations.schema_migrations (version, name, statements)
      values ('29990101000000', 'yeni_kurallar', array['select 1'])`,
  );
  await expect(start('a')).rejects.toThrow(
    'Bu veri tabanını programın daha yeni bir sürümü kurmuş: 29990101000000_yeni_kurallar.sql bu sürümde yok. Programı güncelleyin',
  );
  await expectUntouched('a', dumps);
});

test('a migration that was edited after it was applied is noticed, and nothing is written', async () => {
  const dumps = await startWith(
    'c',
    (sql) => sql`
      update supabase_migrations.schema_migrations
      set statements = array[replace(statements[1], 'char_length', 'octet_length')] where version = '20261128101000'`,
  );
  await expect(start('c')).rejects.toThrow(
    'Uygulanmış bir migration sonradan değiştirilmiş: 20261128101000_settings_and_content.sql.',
  );
  await expectUntouched('c', dumps);
});

test('other line endings, as on Windows, are no edit', async () => {
  await startWith(
    'd',
    (sql) => sql`
      update supabase_migrations.schema_migrations
      set statements = array[replace(statements[1], E'\\n', E'\\r\\n')]`,
  );
  expect(await (await start('d')).findUnhealthyParts()).toEqual([]);
});
