import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postgres, { type ReservedSql, type Row } from 'postgres';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { refuseForeignSchema } from '../../../supabase/local/postgres/migrations';
import { generateDatabaseTypes, runSupabaseCli } from '../../../supabase/local/postgres/supabase-cli';
import { guideCommands } from '../../architecture/documents';
import { HOSTED_DATABASES, type HostedCluster } from '../../fixtures/hosted-database/start-hosted-cluster';
import { VERSIONS_BEFORE_BASELINE } from '../../fixtures/versions-before-baseline';
import { byRole, ROLES } from '../support/database-fixture';
import { actAs, addRoles, attempt, inTransaction, type RoleClaims } from '../support/hosted-roles';
import { readOutcomes, TABLE_RULES, UNPUBLISHED_RULES } from '../support/role-matrix';
import { runLine } from '../support/run-line';

const TYPES = path.resolve(import.meta.dirname, '../../../src/lib/database/database.types.ts');
const GUIDE = path.resolve(import.meta.dirname, '../../../supabase/hosting/README.md');
/** The functions that visitors may run. All others are for signed-in people or for the server. */
const FUNCTIONS_OF_VISITORS = [
  'applied_migrations',
  'content_version',
  'document_search',
  'document_state',
  'open_draft_link',
  'replaced_file',
  'search_words',
  'site_search',
];

/** Tests of the schema and of each role's rights, in a pushed project. */
export function testSchemaAndRoles(cluster: () => HostedCluster): void {
  describe.each(HOSTED_DATABASES)('a hosted project whose new tables are %s', (name) => {
    const inDatabase = (work: (sql: ReservedSql, claims: RoleClaims) => Promise<void>) =>
      inTransaction(cluster().urls[name], async (sql) => work(sql, await addRoles(sql)));

    it('takes all migrations from a role that owns neither accounts nor files and is no superuser', async () => {
      await inDatabase(async (sql) => {
        const [role] = await sql`
        select rolsuper, pg_has_role('supabase_auth_admin', 'usage') as auth, pg_has_role('supabase_storage_admin', 'usage') as storage
        from pg_roles where rolname = current_user`;
        expect(role).toEqual({ rolsuper: false, auth: false, storage: false });
      });
      // Our server recognises the CLI’s single statements as its own files.
      await expect(checkHistory(cluster().urls[name])).resolves.toBeUndefined();
    });

    it('gives Supabase’s advisors nothing to warn of', async () => {
      const command = 'npx supabase db advisors --remote --fail-on warn';
      await runOfGuide(command, cluster().urls[name], { options: '--type all --level warn' });
    });

    it('lets visitors run only the functions of the site, and no API role empty, reference or trigger a table', async () => {
      await inDatabase(async (sql) => {
        const functions = await sql<{ proname: string }[]>`
        select proname from pg_proc
        where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute') order by proname`;
        expect(functions.map(({ proname }) => proname)).toEqual(FUNCTIONS_OF_VISITORS);
        const rights = await sql`
        select grantee, table_name, privilege_type from information_schema.table_privileges
        where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema = 'public'
          and privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER')`;
        expect(rights).toEqual([]);
      });
    });

    it.each(Object.entries(TABLE_RULES))('gives every role its rights on %s', async (table, rules) => {
      await inDatabase(async (sql, claims) => {
        expect(await readOutcomes(sql, table, { rules, claims })).toEqual(rules.outcomes);
      });
    });

    it.each(UNPUBLISHED_RULES)('gives every role its rights on %s in %s', async (_what, table, rules) => {
      await inDatabase(async (sql, claims) => {
        expect(await readOutcomes(sql, table, { rules, claims })).toEqual(rules.outcomes);
      });
    });

    it('lets administrators upload, list and delete files, writers upload and list them, and nobody else', async () => {
      await inDatabase(async (sql, claims) => {
        await sql`insert into storage.objects (bucket_id, name) values ('media', 'events/duran.png')`;
        // As the storage server does before it deletes.
        await sql`set local storage.allow_delete_query = 'true'`;
        const file = (filename: string) => ({ bucket_id: 'media', name: filename });
        const requests = {
          upload: () => sql`insert into storage.objects ${sql(file('events/yeni.png'))} returning id`,
          elsewhere: () => sql`insert into storage.objects ${sql(file('baska/yeni.png'))} returning id`,
          list: () => sql`select id from storage.objects`,
          overwrite: () =>
            sql`update storage.objects set version = '2' where bucket_id = 'media' returning id`,
          delete: () => sql`delete from storage.objects where bucket_id = 'media' returning id`,
        };
        const none = { upload: 'refused', list: 'nothing', overwrite: 'nothing', delete: 'nothing' };
        const all = { upload: 'allowed', list: 'allowed', overwrite: 'nothing', delete: 'allowed' };
        const some = { ...none, upload: 'allowed', list: 'allowed' };
        const rights = byRole({ visitor: none, member: none, writer: some, admin: all });
        for (const role of ROLES) {
          const found: Record<string, string> = {};
          for (const [action, request] of Object.entries(requests))
            found[action] = (await attempt(sql, claims[role], request)).outcome;
          expect(found, role).toEqual({ ...rights[role], elsewhere: 'refused' });
        }
      });
    });

    it('lets the functions read and change accounts with the rights that postgres has there', async () => {
      await inDatabase(async (sql, claims) => {
        const call = async (request: () => Promise<readonly Row[]>) => {
          const { outcome, rows } = await attempt(sql, claims.secondStep, request);
          expect(outcome).toBe('allowed');
          return rows;
        };
        expect(await call(() => sql`select email, role, has_second_step from team() order by 1`)).toEqual([
          { email: 'iki-adimli-yazar@uye.example', role: 'writer', has_second_step: true },
          { email: 'iki-adimli@uye.example', role: 'administrator', has_second_step: true },
          { email: 'yazar@uye.example', role: 'writer', has_second_step: false },
          { email: 'yonetici@uye.example', role: 'administrator', has_second_step: false },
        ]);
        expect(await call(() => sql`select id from own_sessions() where is_current`)).toHaveLength(1);
        for (const action of ['login', 'user_updated_password'])
          await sql`
          insert into auth.audit_log_entries (id, payload, created_at) values (gen_random_uuid(),
            ${sql.json({ action, actor_id: claims.secondStep.sub ?? '' })}, now())`;
        expect(await call(() => sql`select signed_in_at from own_sign_ins()`)).toHaveLength(1);
        expect(await call(() => sql`select reason from own_session_ends()`)).toEqual([
          { reason: 'password_changed' },
        ]);
        expect((await attempt(sql, claims.firstStep, () => sql`select id from own_sessions()`)).rows).toEqual(
          [],
        );
        const sessionId = claims.firstStep.session_id ?? '';
        expect(await call(() => sql`select end_own_session(${sessionId}) as ended`)).toEqual([
          { ended: true },
        ]);
        await call(() => sql`select set_role(${claims.writer.sub ?? ''}, 'administrator')`);
        await call(() => sql`select remove_member(${claims.admin.sub ?? ''})`);
      });
    });

    it('lets the service role keep the texts of a bulletin, which visitors then find', async () => {
      await inDatabase(async (sql, claims) => {
        const file = '/storage/v1/object/public/media/bulletins/1.pdf';
        await sql`insert into bulletins ${sql({ year: 2031, month: 3, pdf_url: file })}`;
        const { rows } = await attempt(sql, { role: 'service_role' }, async () => {
          await sql`select keep_document('bulletins', ${file}, '["Şenlikte çınarın altında"]')`;
          await actAs(sql, claims.visitor);
          return sql`select kind, link, page from site_search('çınar', 10)`;
        });
        expect(rows).toEqual([{ kind: 'document', link: file, page: 1 }]);
      });
    });

    it('sorts titles by the Turkish alphabet, though its own collation is English', async () => {
      await inDatabase(async (sql, claims) => {
        for (const title of ['Demir', 'Çınar', 'Cumhur', 'Can'])
          await sql`insert into announcements ${sql({ title, published_at: '2020-01-01T10:00:00Z' })}`;
        const { rows } = await attempt(
          sql,
          claims.visitor,
          () => sql`select title from announcements order by title`,
        );
        expect(rows.map(({ title }) => title as string)).toEqual(['Can', 'Cumhur', 'Çınar', 'Demir']);
      });
    });
  });

  it('a hosted project has the tables and functions that the program’s types tell of', async () => {
    const types = await generateDatabaseTypes(cluster().urls.closed);
    const style = { ...(await resolveConfig(TYPES)), filepath: TYPES };
    expect(await format(types, style)).toBe(await readFile(TYPES, 'utf8'));
  });

  it('a hosted project takes the baseline’s history by the one command of the guide', async () => {
    const url = cluster().urls.closed;
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    const former = VERSIONS_BEFORE_BASELINE.map((version) => ({ version }));
    await sql`delete from supabase_migrations.schema_migrations`;
    await sql`insert into supabase_migrations.schema_migrations ${sql(former)}`;
    await sql.end();
    const push = () => runSupabaseCli(['db', 'push', '--dry-run'], url);
    await expect(push()).rejects.toThrow('Remote migration versions not found');
    await runOfGuide('npx supabase migration repair --status applied --remote', url);
    expect(await push()).toContain('up to date');
    await expect(checkHistory(url)).resolves.toBeUndefined();
  });
}

/** Runs a command of the guide on a project whose database has an address in place of an account. */
async function runOfGuide(command: string, url: string, { options = '' } = {}): Promise<void> {
  expect(guideCommands(await readFile(GUIDE, 'utf8'))).toContain(command);
  const env = { SUPABASE_YES: '1', PGSSLMODE: 'disable' };
  const { code, output } = await runLine(
    `${command.replace('--remote', `--remote='${url}'`)} ${options}`,
    env,
  );
  expect([code, output]).toEqual([0, expect.any(String)]);
}

async function checkHistory(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await refuseForeignSchema(sql);
  } finally {
    await sql.end();
  }
}
