import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasPassword } from '../../../supabase/local/auth/accounts';
import { backUpProject, restoreProject } from '../../../supabase/local/backup/hosted-project';
import { restoreBackup } from '../../../supabase/local/restore-backup';
import { writeArchive } from '../../../supabase/local/backup/write-archive';
import {
  listPendingMigrations,
  readMigrations,
  refuseForeignSchema,
} from '../../../supabase/local/postgres/migrations';
import type { HostedCluster } from '../../fixtures/hosted-database/start-hosted-cluster';
import { IBAN } from '../mail/mail-site';
import { TestMailServer } from '../mail/mail-server';
import { runOperatorCommand } from '../support/command';
import { clientOf, useDataFolders } from '../support/data-folders';
import {
  changeProject,
  emptyProject,
  fillProject,
  NO_INSTANCE,
  openProject,
  OWNER,
  PNG,
  type Project,
  stateOf,
  upload,
} from '../support/hosted-projects';
import { replaceIn, tamper } from '../support/tampered-archive';
import { waitUntil } from '../../fixtures/wait-until';

/** Tests of backup, restore, mails and the way to and from the box, in pushed projects. They leave a changed schema. */
export function testBackups(cluster: () => HostedCluster): void {
  const folders = useDataFolders();

  /** Two projects with the same schema. Each test finds them empty. */
  let project: Project;
  let other: Project;

  beforeAll(async () => {
    project = await openProject(cluster(), 'closed');
    other = await openProject(cluster(), 'exposed');
  });
  afterAll(async () => {
    for (const { sql, stop } of [project, other]) {
      await stop();
      await sql.end();
    }
  });
  beforeEach(() => fillProject(project));
  afterEach(async () => {
    await emptyProject(project);
    await emptyProject(other);
  });

  async function backUp({ address }: Project): Promise<string> {
    const file = path.join(folders.root, 'yedek.tar.gz');
    await backUpProject(address, file);
    return file;
  }

  const restore = ({ address }: Project, file: string, isConfirmed = true) =>
    cluster().withPolicyRights(() => restoreProject(address, { file, isConfirmed }));

  describe('a hosted project', () => {
    test('comes back from its backup row by row, with its accounts, second steps and files', async () => {
      const before = await stateOf(project);
      const file = await backUp(project);
      await changeProject(project);
      expect(await restore(project, file)).toMatchObject({ files: 1 });
      expect(await stateOf(project)).toEqual(before);
      expect(await hasPassword(project.sql, OWNER)).toBe(true);
      expect(await project.sql`select secret from auth.mfa_factors`).toEqual([{ secret: 'GIZLI' }]);
      expect(await project.sql`select id from auth.sessions`).toEqual([]);
      // Triggers are awake again, and what they keep is of the restored rows.
      expect(await project.sql`select id from site_search('mezunlar', 10)`).toHaveLength(1);
      await project.sql`delete from calendar`;
      expect(await project.sql`select in_calendar from events`).toEqual([{ in_calendar: false }]);
    });

    test('is not replaced without a confirmation, which the command takes', async () => {
      const { url, secretKey, databaseUrl } = project.address;
      const env = {
        DATA_DIR: folders.root,
        SUPABASE_URL: url,
        SUPABASE_SECRET_KEY: secretKey,
        SUPABASE_DB_URL: databaseUrl,
      };
      const made = await runOperatorCommand('backup', { env });
      const [, file = ''] = /Yedek yazıldı: (\S+)/.exec(made.output) ?? [];
      expect(path.dirname(file)).toBe(path.join(folders.root, 'backups'));
      await changeProject(project);
      const changed = await stateOf(project);
      const refused = await runOperatorCommand('restore', { args: [file], env });
      expect([refused.code, refused.output]).toEqual([
        1,
        expect.stringContaining(`${url} boş değil: 2 hesap, 2 dosya.`) as string,
      ]);
      expect(await stateOf(project)).toEqual(changed);
      const restored = await runOperatorCommand('restore', { args: [file, '--yes'], env });
      expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('1 dosya.') as string]);
    });

    test.each([
      ['is damaged', 'tables.json değişmiş', 'tables.json', 'Günü', 'Gecesi', false],
      [
        ...(['has a row that the database refuses', 'violates', 'tables.json'] as const),
        ...([String.raw`\"is_admin\": true`, String.raw`\"is_admin\": null`, true] as const),
      ],
    ])('is left as it was by a backup that %s', async (_, reason, name, from, to, reseal) => {
      const change = (work: string) => replaceIn(path.join(work, name), from, to);
      const changed = await tamper({ file: await backUp(project), root: folders.root }, change, { reseal });
      await changeProject(project);
      const before = await stateOf(project);
      await expect(restore(project, changed)).rejects.toThrow(reason);
      expect(await stateOf(project)).toEqual(before);
    });

    test('keeps its rows and files when the storage takes none, and is completed by a repetition', async () => {
      const file = await backUp(project);
      await upload(project, 'events/sonra.png', PNG);
      const before = await stateOf(other);
      other.failing.when = (request) => request.startsWith('POST /storage');
      await expect(restore(other, file)).rejects.toThrow();
      expect(await stateOf(other)).toEqual(before);
      project.failing.when = (request) => request.startsWith('DELETE');
      await expect(restore(project, file)).rejects.toThrow('Aynı komutu --yes ile yeniden çalıştırın');
      project.failing.when = () => false;
      await restore(project, file);
      expect([...project.files.keys()]).toEqual(['media/events/a.png']);
    });

    test('is handed over with its administrators, and who of them lacks the second step', async () => {
      const { url, secretKey, databaseUrl } = project.address;
      const keys = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey, SUPABASE_DB_URL: databaseUrl };
      const handOver = async () => {
        const { code } = await runOperatorCommand('handover', { env: { DATA_DIR: folders.root, ...keys } });
        return [code, await readFile(path.join(folders.root, 'HANDOVER.md'), 'utf8')] as const;
      };
      const lacking = `- ${OWNER.email} iki adımlı doğrulamayı açmamış`;
      const [code, text] = await handOver();
      expect([code, text.includes(`| Başkan | ${OWNER.email} |`), text.includes(lacking)]).toEqual([
        0,
        true,
        false,
      ]);
      await project.sql`delete from auth.mfa_factors`;
      expect((await handOver())[1]).toContain(lacking);
    });

    test('is not mistaken for another one, whose database the address names', async () => {
      const mixed = { ...project.address, databaseUrl: other.address.databaseUrl };
      const file = path.join(folders.root, 'yedek.tar.gz');
      await expect(backUpProject(mixed, file)).rejects.toThrow('ayrı projelerin');
    });
  });

  describe('the mails of a hosted project', () => {
    test('are asked for by name where a part is missing', async () => {
      const { code, output } = await runOperatorCommand('mails', {
        env: { SITE_URL: 'https://liman.example' },
      });
      expect([code, output]).toEqual([
        1,
        'Barındırılan projenin e-postaları için SUPABASE_DB_URL, SITE_URL ve SMTP_URL birlikte gerekir.\n',
      ]);
    });

    test('tell every administrator of an important change while the command runs', async () => {
      const mails = new TestMailServer();
      await mails.open();
      const { url, from } = mails.setting;
      const command = path.resolve(import.meta.dirname, '../../../src/server/cli/mails.ts');
      const sending = spawn(process.execPath, ['--import', 'tsx', command], {
        env: {
          ...{ PATH: process.env.PATH, SITE_URL: 'https://liman.example', SMTP_URL: url, MAIL_FROM: from },
          ...{ SUPABASE_URL: project.url, SUPABASE_DB_URL: project.address.databaseUrl },
        },
      });
      await once(sending.stdout, 'data');
      await project.sql`update settings set iban = ${IBAN.ours}`;
      await waitUntil(() =>
        expect(
          mails
            .to(OWNER.email)
            .map(({ text }) => text)
            .join(),
        ).toContain('TR33 0006'),
      );
      sending.kill('SIGTERM');
      expect(await once(sending, 'close')).toEqual([0, null]);
      await mails.close();
      await project.sql`update settings set iban = default`;
    });
  });

  describe('after a bad migration', () => {
    test('the former version takes back its schema and rows, which it would not serve', async () => {
      const { sql } = project;
      const before = await stateOf(project);
      const schema = async () => [
        await sql`select tablename, policyname, roles, qual, with_check from pg_policies order by 1, 2`,
        await sql`
          select attrelid::regclass::text, attname, format_type(atttypid, atttypmod), attnotnull from pg_attribute
          where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') and attnum > 0
          order by 1, 2`,
        await sql`select proname, pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace order by 1, 2`,
      ];
      const former = await schema();
      const file = await backUp(project);
      await sql`alter table events drop column slug cascade`;
      await sql`create table bad_idea (id int)`;
      await sql`insert into supabase_migrations.schema_migrations (version, name) values ('20991231000000', 'bad_idea')`;
      await expect(refuseForeignSchema(sql)).rejects.toThrow('daha yeni bir sürümü kurmuş');
      await restore(project, file);
      await expect(refuseForeignSchema(sql)).resolves.toBeUndefined();
      expect(await stateOf(project)).toEqual(before);
      expect(await schema()).toEqual(former);
    });

    test('a backup from before a migration is brought up to date', async () => {
      const before = await stateOf(project);
      // It makes no table, so that the archive has none that its version did not know.
      const lacking =
        (await readMigrations()).find(({ name }) => name === 'reviews_in_history')?.version ?? '';
      const file = await tamper({ file: await backUp(project), root: folders.root }, (work) =>
        replaceIn(path.join(work, 'manifest.json'), `,\n    "${lacking}"`, ''),
      );
      await restore(project, file);
      expect(await stateOf(project)).toEqual(before);
      expect(await listPendingMigrations(project.sql)).toEqual([]);
    });
  });

  describe('the box and a hosted project', () => {
    test('exchange their content: the password still opens the account, and the picture is the same', async () => {
      const file = await backUp(project);
      const dataDir = folders.folder('kutu');
      expect(await restoreBackup({ dataDir, file })).toMatchObject({ files: 1, lostSecondSteps: 1 });
      const box = await folders.start('kutu');
      expect((await clientOf(box).auth.signInWithPassword(OWNER)).error).toBeNull();
      const { data } = await clientOf(box).storage.from('media').download('events/a.png');
      expect(Buffer.from(await (data ?? new Blob()).arrayBuffer())).toEqual(PNG);
      await clientOf(box).from('events').update({ title: 'Kutuda değişti' }).eq('slug', 'mezunlar-gunu');

      const back = path.join(folders.root, 'kutudan.tar.gz');
      await folders.withSql(
        box,
        (sql) =>
          sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"must_change_password": true}'`,
      );
      await folders.withSql(box, (sql) => writeArchive(sql, { dataDir, file: back }));
      await restore(other, back, false);
      expect(await other.sql`select title from events`).toEqual([{ title: 'Kutuda değişti' }]);
      expect(await hasPassword(other.sql, OWNER)).toBe(true);
      expect(other.files.get('media/events/a.png')).toEqual(PNG);
      const [account] = await other.sql`
      select instance_id, confirmation_token, recovery_token, email_change, raw_app_meta_data from auth.users where email = ${OWNER.email}`;
      expect(account).toEqual({
        instance_id: NO_INSTANCE,
        confirmation_token: '',
        recovery_token: '',
        email_change: '',
        raw_app_meta_data: { provider: 'email', providers: ['email'] },
      });
    });
  });
}
