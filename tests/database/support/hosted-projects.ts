import { createHash } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { createAccount, setAdministrator } from '../../../supabase/local/auth/accounts';
import type { ProjectAddress } from '../../../supabase/local/backup/hosted-project';
import { dumpTables } from '../../../supabase/local/backup/tables';
import { createServiceClient } from '../../../supabase/local/service-client';
import { type ServedProject, serveProject } from '../../fixtures/hosted-database/serve-project';
import type { HostedCluster, HostedDatabase } from '../../fixtures/hosted-database/start-hosted-cluster';
import { quicken } from '../../fixtures/templates';
import { sampleFile } from './sample-files';

export interface Project extends ServedProject {
  address: ProjectAddress;
  sql: Sql;
}

export const PNG = Buffer.from(await sampleFile('image/png'));
export const OWNER = { email: 'baskan@dernek.example', password: 'bir-sifre-degil-1905', fullName: 'Başkan' };
export const NO_INSTANCE = '00000000-0000-0000-0000-000000000000';

/** Serves a database of the cluster as a project. */
export async function openProject(cluster: HostedCluster, name: HostedDatabase): Promise<Project> {
  const served = await serveProject(cluster.platformUrls[name]);
  const address = { url: served.url, secretKey: served.secretKey, databaseUrl: cluster.urls[name] };
  return { ...served, address, sql: postgres(address.databaseUrl, { max: 2, onnotice: () => undefined }) };
}

/** An administrator with a second step and an open session, an event in the calendar, and a picture. */
export async function fillProject({ sql, ...served }: Project): Promise<void> {
  const userId = await createAccount(sql, { ...OWNER, password: null });
  await quicken(sql, [OWNER]);
  // As GoTrue stores it.
  await sql`
    update auth.users set instance_id = ${NO_INSTANCE}, confirmation_token = '', recovery_token = '', email_change = '',
      email_change_token_new = ''`;
  await setAdministrator(sql, userId, { isAdmin: true, fullName: OWNER.fullName });
  await sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    values (gen_random_uuid(), ${userId}, 'Telefon', 'totp', 'verified', 'GIZLI', now(), now())`;
  await sql`insert into auth.sessions (id, user_id, aal) values (gen_random_uuid(), ${userId}, 'aal2')`;
  await sql`
    insert into events (title, slug, starts_at, in_calendar, cover_url, published_at)
    values ('Mezunlar Günü', 'mezunlar-gunu', now(), true, '/storage/v1/object/public/media/events/a.png', now())`;
  await upload(served, 'events/a.png', PNG);
}

export async function upload(
  { url, secretKey }: Pick<ServedProject, 'url' | 'secretKey'>,
  name: string,
  bytes: Buffer,
): Promise<void> {
  const media = createServiceClient(url, secretKey).storage.from('media');
  const { error } = await media.upload(name, bytes, { contentType: 'image/png', upsert: true });
  if (error) throw error;
}

/** All rows but those of the files, whose moments are those of their upload, and the files by checksum. */
export async function stateOf({ sql, files }: Project) {
  const dumps = await dumpTables(sql);
  const rows = dumps.filter(({ table }) => !table.startsWith('storage.'));
  const sums = [...files].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]);
  return { rows, sums: sums.sort() };
}

/** Changes rows, a password, and files in every way. */
export async function changeProject({ sql, ...served }: Project): Promise<void> {
  await sql`update events set title = 'Değişti'`;
  await sql`insert into events (title, slug) values ('Yeni', 'yeni')`;
  await sql`update auth.users set encrypted_password = 'x'`;
  await sql`delete from auth.mfa_factors`;
  await createAccount(sql, { ...OWNER, email: 'yeni@dernek.example', password: null });
  await upload(served, 'events/a.png', Buffer.concat([PNG, Buffer.from('x')]));
  await upload(served, 'events/yeni.png', PNG);
}

/** Empties a project and mends its storage. */
export async function emptyProject({ sql, failing, files }: Project): Promise<void> {
  failing.when = () => false;
  await sql`delete from auth.users`;
  await sql`truncate events, calendar, slug_history, private.history`;
  await sql.begin(async (transaction) => {
    await transaction`set local storage.allow_delete_query = 'true'`;
    await transaction`delete from storage.objects`;
  });
  files.clear();
}
