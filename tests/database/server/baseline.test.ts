import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import { expect, test } from 'vitest';
import { completeFirstRun } from '../../../supabase/local/first-run';
import { applyMigrations, readMigrations } from '../../../supabase/local/postgres/migrations';
import { restoreBackup } from '../../../supabase/local/restore-backup';
import { dumpTables } from '../../../supabase/local/backup/tables';
import { writeArchive } from '../../../supabase/local/backup/write-archive';
import { VERSIONS_BEFORE_BASELINE } from '../../fixtures/versions-before-baseline';
import { useDataFolders } from '../support/data-folders';

const folders = useDataFolders();
const { start, stop, folder, withSql } = folders;
/** The baseline’s last migration: with it the schema was as those before had left it. */
const LAST_OF_BASELINE = '20261128101400';
const OTHER_HISTORIES: [string, string[]][] = [
  ['lacks one in between', VERSIONS_BEFORE_BASELINE.filter((version) => version !== '20261124130000')],
  ['has one of the baseline too', [...VERSIONS_BEFORE_BASELINE, '20261128100000']],
];

const historyOf = (sql: Sql) =>
  sql`select version, name, statements from supabase_migrations.schema_migrations order by version`;

async function replaceHistory(sql: Sql, versions: readonly string[]): Promise<void> {
  await sql`delete from supabase_migrations.schema_migrations`;
  await sql`insert into supabase_migrations.schema_migrations ${sql(versions.map((version) => ({ version })))}`;
}

/** Stops a site of the last version before the baseline with an event. Returns the content of its tables and an archive. */
async function stopWith(name: string, versions: readonly string[]) {
  // A folder of its own: the run's template has later migrations.
  await mkdir(folder(name));
  const backend = await start(name, { migrations: false });
  const file = path.join(folders.root, `${name}.tar.gz`);
  const dumps = await withSql(backend, async (sql) => {
    const migrations = await readMigrations();
    await applyMigrations(
      sql,
      migrations.filter(({ version }) => version <= LAST_OF_BASELINE),
    );
    await sql`insert into events (title, slug) values ('Mezunlar Günü', 'mezunlar-gunu')`;
    await replaceHistory(sql, versions);
    await writeArchive(sql, { dataDir: folder(name), file });
    return dumpTables(sql);
  });
  await completeFirstRun(folder(name));
  await stop(backend);
  return { dumps, file };
}

/** The rows by table. Later migrations add columns, and lead the first slides somewhere. */
function rowsOf(dumps: Awaited<ReturnType<typeof dumpTables>>) {
  return Object.fromEntries(
    dumps.map(({ table, rows }) => [
      table,
      (JSON.parse(rows) as object[]).map((row) =>
        table === 'public.home_slides' ? { ...row, link: null } : row,
      ),
    ]),
  );
}

test('a folder and an archive with all migrations from before the baseline get its history, and keep every row', async () => {
  const { dumps, file } = await stopWith('a', VERSIONS_BEFORE_BASELINE);
  await restoreBackup({ dataDir: folder('b'), file });
  const newestHistory = await withSql(await start('newest'), historyOf);
  for (const name of ['a', 'b']) {
    const backend = await start(name);
    expect(rowsOf(await withSql(backend, dumpTables)), name).toMatchObject(rowsOf(dumps));
    expect(await withSql(backend, historyOf), name).toEqual(newestHistory);
  }
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
