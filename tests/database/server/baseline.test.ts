import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import { expect, test } from 'vitest';
import { restoreBackup } from '../../../supabase/local/restore-backup';
import { dumpTables } from '../../../supabase/local/backup/tables';
import { writeArchive } from '../../../supabase/local/backup/write-archive';
import { VERSIONS_BEFORE_BASELINE } from '../../fixtures/versions-before-baseline';
import { clientOf, useDataFolders } from '../support/data-folders';

const folders = useDataFolders();
const { start, stop, folder, withSql } = folders;
const OTHER_HISTORIES: [string, string[]][] = [
  ['lacks the last one', VERSIONS_BEFORE_BASELINE.slice(0, -1)],
  ['lacks one in between', VERSIONS_BEFORE_BASELINE.filter((version) => version !== '20261124130000')],
  ['has one of the baseline too', [...VERSIONS_BEFORE_BASELINE, '20261128100000']],
];

const historyOf = (sql: Sql) =>
  sql`select version, name, statements from supabase_migrations.schema_migrations order by version`;

async function replaceHistory(sql: Sql, versions: readonly string[]): Promise<void> {
  await sql`delete from supabase_migrations.schema_migrations`;
  await sql`insert into supabase_migrations.schema_migrations ${sql(versions.map((version) => ({ version })))}`;
}

/** Stops a site with an event, whose history of migrations has these versions. Returns the content of its tables and an archive. */
async function stopWith(name: string, versions: readonly string[]) {
  const backend = await start(name);
  await clientOf(backend).from('events').insert({ title: 'Mezunlar Günü', slug: 'mezunlar-gunu' });
  const file = path.join(folders.root, `${name}.tar.gz`);
  const before = await withSql(backend, async (sql) => {
    const history = await historyOf(sql);
    // What later migrations make once was not there then.
    await sql.unsafe(`drop table public.form_drafts, public.own_choices, private.saves;
      drop routine public.keep_draft, public.discard_draft, public.draft_writers, private.limit_drafts;
      drop routine private.save_once cascade;
      drop routine private.save_rows_once, public.saved_row`);
    await replaceHistory(sql, versions);
    await writeArchive(sql, { dataDir: folder(name), file });
    return { history, dumps: await dumpTables(sql) };
  });
  await stop(backend);
  return { ...before, file };
}

test('a folder with all migrations from before the baseline gets its history, and keeps every row', async () => {
  const { history, dumps } = await stopWith('a', VERSIONS_BEFORE_BASELINE);
  const backend = await start('a');
  expect(await withSql(backend, dumpTables)).toEqual(expect.arrayContaining(dumps));
  expect(await withSql(backend, historyOf)).toEqual(history);
});

test('an archive with all migrations from before the baseline is loaded into its schema', async () => {
  const { history, dumps, file } = await stopWith('a', VERSIONS_BEFORE_BASELINE);
  await restoreBackup({ dataDir: folder('b'), file });
  const backend = await start('b');
  expect(await withSql(backend, dumpTables)).toEqual(expect.arrayContaining(dumps));
  expect(await withSql(backend, historyOf)).toEqual(history);
});

test.each(OTHER_HISTORIES)('a history that %s is refused untouched', async (_, versions) => {
  const { dumps, file } = await stopWith('a', versions);
  await expect(start('a')).rejects.toThrow(
    'Önce son migration’ı 20261127130000_slugs_of_drafts olan sürümü bir kez başlatın, sonra bu sürümü. Hiçbir şey değiştirilmedi.',
  );
  await expect(restoreBackup({ dataDir: folder('b'), file })).rejects.toThrow(
    'Önce son migration’ı 20261127130000_slugs_of_drafts olan sürüme yükleyip orada yeniden yedekleyin.',
  );
  expect(await readdir(folders.root)).not.toContain('b');
  const backend = await start('a', { migrations: false });
  expect(await withSql(backend, dumpTables)).toEqual(dumps);
  expect((await withSql(backend, historyOf)).map(({ version }) => version as string)).toEqual(
    versions.toSorted(),
  );
});
