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
import { ACCOUNT_PASSWORD_POLICY } from '../../../src/lib/identity/password-policy';
import { paths } from '../../../src/lib/paths/paths';
import { PostgrestConnection } from './postgrest-errors';
import type { ApiFetch } from './api-middleware';
import { createMailbox } from '../auth/recovery/mailbox';
import { RECOVERY_DIGITS, RECOVERY_LIFETIME_S } from '../auth/recovery/recovery';
import { ensureDatabaseRoles, ensureLoginRoles, grantStorageAccess } from '../postgres/database-roles';
import { STATEMENT_LIMIT_MS } from '../../../src/lib/time-limits';
import { CONNECTION_OPTIONS, openDatabase } from '../postgres/open-database';
import { OperatorError } from '../../../src/lib/operator-error';
import type { Secrets } from '../secrets';
import { MediaStore } from '../storage/media-store';

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
  fetch: ApiFetch;
  /** The owner's connection, for what is ours: migrations, accounts, backups. Requests never reach it. */
  sql: Sql;
  close: () => Promise<void>;
}

type Service = 'rest' | 'auth' | 'storage';

const MAX_UPLOAD = '15MiB';
const CLOSE_TIMEOUT_S = 5;

process.env.DO_NOT_TRACK ??= '1';
setExperimental('storage', true);

/**
 * The REST, auth and storage server of a data folder, on its database, with lite's system schemas in place. Each service is
 * an App of its own, because an App has one connection: none is the owner's, and only auth's reaches the accounts.
 */
export async function createLiteApp(options: LiteAppOptions): Promise<LiteApp> {
  const sql = await openDatabase(options.databaseUrl, { max: 2 });
  await ensureDatabaseRoles(sql);
  await ensureSystemSchema(sql);
  await grantStorageAccess(sql);
  const urls = await ensureLoginRoles(sql, options.databaseUrl, options.secrets);
  // lite's storage tries each change as the person who asks, rolls back, and makes it again without a role of its own.
  const connections = [
    connect(urls.api),
    connect(urls.auth),
    connect(urls.api, { role: 'service_role' }),
  ] as const;
  const rest = openService('rest', connections[0], options);
  const auth = openService('auth', connections[1], options);
  const storage = openService('storage', connections[2], options);
  storage._storageAdapter = new MediaStore(mediaFolder(options.dataDir));
  return {
    fetch: (request, peerAddress) => {
      const { pathname } = new URL(request.url);
      const service = pathname.startsWith('/auth/')
        ? auth
        : pathname.startsWith('/storage/')
          ? storage
          : rest;
      return service.fetch(request, { peerAddress: peerAddress ?? null });
    },
    sql,
    close: async () => {
      // Without a limit lite would wait for ever for a transaction that is broken off.
      const limit = { timeout: CLOSE_TIMEOUT_S };
      await Promise.all([...connections.map(({ driver }) => driver.end(limit)), sql.end(limit)]);
    },
  };
}

/** Connections of a login role; `role` is the one that it has until a request sets another, and again after it. */
function connect(url: string, session: { role?: 'service_role' } = {}): PostgresConnection {
  const connection = new PostgrestConnection({
    url,
    postgresOptions: {
      ...CONNECTION_OPTIONS,
      connection: { ...session, statement_timeout: STATEMENT_LIMIT_MS },
    },
  });
  keepOwnGrants(connection);
  return connection;
}

function openService(
  service: Service,
  connection: PostgresConnection,
  { dataDir, secrets, siteUrl, announce }: LiteAppOptions,
): App {
  return new App({
    connection,
    api: { enabled: service === 'rest', schemas: ['public'] },
    // Tokens and keys are checked by every service.
    auth: {
      enabled: true,
      enable_signup: false,
      minimum_password_length: ACCOUNT_PASSWORD_POLICY.minLength,
      // A token that was replaced long ago has been stolen: it ends its whole session.
      enable_refresh_token_rotation: true,
      // 30 days at most, 7 without use. supabase/config.toml says the same.
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
        email: createMailbox({ file: path.join(dataDir, 'mailbox.txt'), siteUrl, announce }),
        sms: new NoopSmsDriver(),
      },
    },
  });
}

/** Where a data folder keeps uploaded files. */
export function mediaFolder(dataDir: string): string {
  return path.join(dataDir, 'media');
}

/**
 * On its first request lite grants everything on every table to anon and authenticated, undoing the migrations.
 * Telling it that this has been done leaves the grants to us.
 */
function keepOwnGrants(connection: PostgresConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}

/** lite would make these as the role it serves requests with, which may make nothing. Safe to repeat. */
async function ensureSystemSchema(sql: Sql): Promise<void> {
  await sql
    .unsafe(SUPABASE_AUTH_HELPERS_SQL + getAuthSchemaSql() + getStorageSchemaSql())
    .catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new OperatorError(
        `Veri tabanında auth ve storage şemaları kurulamadı (${reason}); DATABASE_URL kullanıcısının yetkilerini denetleyin.`,
        { cause },
      );
    });
}
