import path from 'node:path';
import { App, NoopSmsDriver, setExperimental } from '@supabase/lite';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import type { Sql } from 'postgres';
import { paths } from '../../src/shared/paths';
import { ensureDatabaseRoles, grantStorageAccess } from './database-roles';
import { createMailbox } from './auth/mailbox';
import { MediaStore } from './media-store';
import { CONNECTION_OPTIONS, openDatabase } from './open-database';
import { OperatorError } from './operator-error';
import type { Secrets } from './secrets';
import { tellSessionAtOnce } from './session-context';

export interface LiteAppOptions {
  databaseUrl: string;
  dataDir: string;
  secrets: Secrets;
  /** Public address of the site; recovery mails link to it. */
  siteUrl: string;
  /** Told of mails that were written instead of sent. */
  announce: (sentence: string) => void;
}

export interface LiteApp {
  app: App;
  sql: Sql;
  close: () => Promise<void>;
}

const MAX_UPLOAD = '15MiB';
const CLOSE_TIMEOUT_S = 5;

process.env.DO_NOT_TRACK ??= '1';
setExperimental('storage', true);

/** The REST, auth and storage server of a data folder, on its database, with lite's system schemas in place. */
export async function createLiteApp({
  databaseUrl,
  dataDir,
  secrets,
  siteUrl,
  announce,
}: LiteAppOptions): Promise<LiteApp> {
  const sql = await openDatabase(databaseUrl, { max: 2 });
  const connection = createPostgresConnection({ url: databaseUrl, postgresOptions: CONNECTION_OPTIONS });
  keepOwnGrants(connection);
  tellSessionAtOnce(connection);
  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'] },
    auth: {
      enabled: true,
      enable_signup: false,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/giris`, `${siteUrl}${paths.newPassword}`],
    },
    storage: { enabled: true, file_size_limit: MAX_UPLOAD },
    options: {
      server: { admin: false, disableStudio: true, disableFallback: true },
      drivers: {
        email: createMailbox({ file: path.join(dataDir, 'mailbox.txt'), siteUrl, announce }),
        sms: new NoopSmsDriver(),
      },
    },
  });
  app._storageAdapter = new MediaStore(path.join(dataDir, 'media'));
  await ensureDatabaseRoles(sql);
  await app.ensureSystemSchema();
  await requireSystemSchema(sql);
  await grantStorageAccess(sql);
  return {
    app,
    sql,
    close: async () => {
      await Promise.all([connection.close(), sql.end({ timeout: CLOSE_TIMEOUT_S })]);
    },
  };
}

/**
 * On its first request lite grants everything on every table to anon and authenticated, undoing the migrations.
 * Telling it that this has been done leaves the grants to us.
 */
function keepOwnGrants(connection: PostgresConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}

/** lite swallows the errors of its own schema statements; an account or file table that is missing must stop us here. */
async function requireSystemSchema(sql: Sql): Promise<void> {
  const [row] = await sql<{ isReady: boolean }[]>`
    select to_regclass('auth.users') is not null and to_regclass('storage.objects') is not null as "isReady"`;
  if (!row?.isReady) {
    throw new OperatorError(
      'Veritabanında auth ve storage şemaları kurulamadı; DATABASE_URL kullanıcısının yetkilerini denetleyin.',
    );
  }
}
