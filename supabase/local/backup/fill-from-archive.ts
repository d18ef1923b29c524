import type { TransactionSql } from 'postgres';
import {
  applyMigration,
  createHistory,
  inBaseline,
  listAppliedVersions,
  readMigrations,
} from '../postgres/migrations';
import type { Archive } from './read-archive';
import { loadTables } from './tables';

/** Loads rows into the schema of their archive, for which a newer one is dropped, and then migrates them. */
export async function fillFromArchive(
  sql: TransactionSql,
  archive: Pick<Archive, 'versions' | 'dumps'>,
): Promise<void> {
  const versions = await inBaseline(archive.versions);
  await createHistory(sql);
  let applied = await listAppliedVersions(sql);
  if (applied.some((version) => !versions.includes(version))) {
    await dropSchema(sql);
    applied = [];
  }
  const missing = (await readMigrations()).filter(({ version }) => !applied.includes(version));
  const isOfArchive = ({ version }: { version: string }) => versions.includes(version);
  for (const migration of missing.filter(isOfArchive)) await applyMigration(sql, migration);
  await loadTables(sql, archive.dumps);
  for (const migration of missing.filter((migration) => !isOfArchive(migration)))
    await applyMigration(sql, migration);
}

/**
 * Drops everything that migrations made. What they made on tables of other owners, such as the policies of files, needs functions of
 * ours and goes with them. The schema `public` stays with its grants.
 */
async function dropSchema(sql: TransactionSql): Promise<void> {
  await sql.unsafe(`
    drop schema if exists private cascade;
    do $$
    declare
      statement text;
    begin
      foreach statement in array array(
        select format('drop %s if exists %s cascade', case relkind when 'v' then 'view' else 'table' end, pg_class.oid::regclass)
        from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and not relispartition
          and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
        union all
        select format('drop routine if exists %s cascade', pg_proc.oid::regprocedure) from pg_proc
        where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
        union all
        select format('drop type if exists %s cascade', pg_type.oid::regtype) from pg_type
        where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
          and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
      ) loop
        execute statement;
      end loop;
    end
    $$;
    delete from supabase_migrations.schema_migrations;`);
}
