import path from 'node:path';
import {
  App,
  getAuthSchemaSql,
  getStorageSchemaSql,
  NoopSmsDriver,
  setExperimental,
  SUPABASE_AUTH_HELPERS_SQL,
} from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Sql } from 'postgres';
import { ACCOUNT_PASSWORD_POLICY } from '../../src/lib/identity/password-policy';
import { paths } from '../../src/lib/paths/paths';
import { PostgrestConnection } from './api/postgrest-errors';
import { RestConnection, SAVE_KEY } from './api/rest-connection';
import type { ApiFetch } from './api/api-fetch';
import { createLiteDriver } from './auth/mails';
import type { SendMail } from './mail/queue';
import { RECOVERY_DIGITS, RECOVERY_LIFETIME_S } from './auth/recovery';
import { ensureDatabaseRoles, ensureLoginRoles, grantStorageAccess } from './postgres/database-roles';
import { STATEMENT_LIMIT_MS } from '../../src/lib/time-limits';
import { CONNECTION_OPTIONS, openDatabase } from './postgres/open-database';
import { errorMessage } from '../../src/lib/error-message';
import { OperatorError } from '../../src/lib/operator-error';
import type { Secrets } from './secrets';
import { MediaStore } from './storage/media-store';

export interface LiteAppOptions {
  databaseUrl: string;
  dataDir: string;
  secrets: Secrets;
  /** The public address of the site, for links in mails. */
  siteUrl: string;
  sendMail: SendMail;
  /** Called with a sentence about an uploaded file that is missing or has lost its type. */
  onFileFault: (sentence: string) => void;
  /** Called with how long each request of tables waited for its connection, in seconds. */
  onDatabaseWait?: ((seconds: number) => void) | undefined;
}

type Service = 'rest' | 'auth' | 'storage';

const MAX_UPLOAD = '50MiB';
const CLOSE_TIMEOUT_S = 5;

process.env.DO_NOT_TRACK ??= '1';
setExperimental('storage', true);

/**
 * Creates the REST, auth and storage services of a data folder and lite's system schemas. Each service is a separate App, because an
 * App has one connection: none is the owner's, and only auth's can read the accounts. `sql` is the owner's, for migrations, accounts
 * and backups.
 */
export async function createLiteApp(options: LiteAppOptions) {
  const sql = await openDatabase(options.databaseUrl, { max: 2 });
  await ensureDatabaseRoles(sql);
  await ensureSystemSchema(sql);
  await grantStorageAccess(sql);
  const urls = await ensureLoginRoles(sql, options.databaseUrl, options.secrets);
  // lite's storage tries each change with the user's role, rolls back, and repeats it with the connection's role.
  const connections = [
    new RestConnection(connectionOptions(urls.api), options.onDatabaseWait),
    new PostgrestConnection(connectionOptions(urls.auth)),
    new PostgrestConnection(connectionOptions(urls.api, { role: 'service_role' })),
  ] as const;
  for (const connection of connections) keepOwnGrants(connection);
  const rest = openService('rest', connections[0], options);
  const auth = openService('auth', connections[1], options);
  const storage = openService('storage', connections[2], options);
  storage._storageAdapter = new MediaStore(mediaFolder(options.dataDir), options.onFileFault);
  const fetch: ApiFetch = async (request, peerAddress) => {
    const { pathname } = new URL(request.url);
    const caller = { peerAddress: peerAddress ?? null };
    if (pathname.startsWith('/auth/')) return auth.fetch(request, caller);
    if (pathname.startsWith('/storage/')) return storage.fetch(request, caller);
    const served = { address: peerAddress, saveKey: request.headers.get(SAVE_KEY) };
    return connections[0].servedTo(served, async () => rest.fetch(request, caller));
  };
  const close = async () => {
    // Without a limit this would wait for ever for an aborted transaction.
    const limit = { timeout: CLOSE_TIMEOUT_S };
    await Promise.all([...connections.map(({ driver }) => driver.end(limit)), sql.end(limit)]);
  };
  return { fetch, sql, close };
}

/** The options of a login role's connection. `role` is the session's default, which a request's own role replaces for its duration. */
function connectionOptions(url: string, session: { role?: 'service_role' } = {}) {
  return {
    url,
    postgresOptions: {
      ...CONNECTION_OPTIONS,
      connection: { ...session, statement_timeout: STATEMENT_LIMIT_MS },
    },
  };
}

function openService(
  service: Service,
  connection: PostgresConnection,
  { secrets, siteUrl, sendMail }: LiteAppOptions,
): App {
  return new App({
    connection,
    api: { enabled: service === 'rest', schemas: ['public'] },
    // Every service checks tokens and keys.
    auth: {
      enabled: true,
      enable_signup: false,
      minimum_password_length: ACCOUNT_PASSWORD_POLICY.minLength,
      // A replaced token that is used again was probably stolen, and ends its session.
      enable_refresh_token_rotation: true,
      // At most 30 days, and 7 without use; supabase/config.toml has the same values.
      sessions: { timebox: '720h', inactivity_timeout: '168h' },
      email: { otp_length: RECOVERY_DIGITS, otp_expiry: RECOVERY_LIFETIME_S },
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/giris`, `${siteUrl}${paths.newPassword}`],
    },
    storage: { enabled: service === 'storage', file_size_limit: MAX_UPLOAD },
    options: {
      server: { admin: false, disableStudio: true, disableFallback: true },
      drivers: {
        email: createLiteDriver(sendMail, siteUrl),
        sms: new NoopSmsDriver(),
      },
    },
  });
}

/** The folder of uploaded files within a data folder. */
export function mediaFolder(dataDir: string): string {
  return path.join(dataDir, 'media');
}

/** Keeps the migrations' grants: lite would grant everything to anon and authenticated unless told that this was done. */
function keepOwnGrants(connection: PostgresConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}

/** Creates lite's schemas as the owner, because the roles of requests may create nothing. Safe to repeat. */
async function ensureSystemSchema(sql: Sql): Promise<void> {
  await sql
    .unsafe(SUPABASE_AUTH_HELPERS_SQL + getAuthSchemaSql() + getStorageSchemaSql())
    .catch((cause: unknown) => {
      throw new OperatorError(
        `Veri tabanında auth ve storage şemaları kurulamadı (${errorMessage(cause)}); DATABASE_URL kullanıcısının yetkilerini denetleyin.`,
        { cause },
      );
    });
}
