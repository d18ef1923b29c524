import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { findUnhealthyParts, type Part } from '../../src/lib/health';
import { canSignIn, requirePasswordChange } from './auth/accounts';
import { applyMiddleware } from './api/api-middleware';
import { createApiGateway } from './api/api-gateway';
import { createHasManyRows, withEstimatedCounts } from './api/estimated-count';
import { refuseBadJson } from './api/json-body';
import { createLiteApp, mediaFolder } from './api/lite-app';
import { withTimeLimit } from './api/mask-database-error';
import { withPasswordRules } from './auth/passwords/password-rules';
import { writePublicMark } from './public-mark';
import { type LoggedFetch, withSecurityLog } from './auth/security-log/security-log';
import { withSessionRecords } from './auth/session-records';
import type { Archive } from './backup/read-archive';
import { explainDiskError } from './disk-error';
import { findFirstAdministrator, type FirstAdministrator } from './first-run';
import { hasRoom, isFolderUsable } from './disk-health';
import { startPostgresCluster } from './postgres/cluster';
import { lockDataFolder, refuseUnfinishedRestore } from './postgres/folder-lock';
import { refuseForeignSchema } from './postgres/migrations';
import { openDatabase } from './postgres/open-database';
import { prepareDatabase } from './prepare-database';
import { loadSecrets } from './secrets';
import { createServiceClient } from './service-client';
import { withRenditions } from './storage/image-renditions';

export interface BackendOptions {
  /** Holds everything that is not code: database, uploaded files, secrets, backups. */
  dataDir: string;
  /** A PostgreSQL to run on; without it one is started inside the data folder. */
  databaseUrl?: string | undefined;
  /** What to fill an empty database with; `demo` unless told. */
  seed?: 'demo' | 'none' | undefined;
  /** Set false to leave the schema as it is. */
  migrations?: boolean | undefined;
  /** Public address of the site, for links in mails. */
  siteUrl?: string | undefined;
  /** Whether others than this machine reach the site: its first password must then be replaced. */
  isPublic?: boolean | undefined;
  /** A checked archive to fill an empty database from, in place of a first administrator and sample content. */
  restoreFrom?: Archive | undefined;
  /** Told what is going on, in Turkish, for the terminal. */
  onProgress?: ((sentence: string) => void) | undefined;
  /** Given a line for each event of the security log. */
  onSecurityEvent?: ((line: string) => void) | undefined;
}

export interface Backend {
  /** Answers a request to the API; `peerAddress` is the client's network address, absent for our own calls. */
  fetch: LoggedFetch;
  anonKey: string;
  serviceRoleKey: string;
  databaseUrl: string;
  /** Null once its password is no longer the one made for this folder. */
  firstAdministrator: FirstAdministrator | null;
  /** The parts that are ill now. */
  findUnhealthyParts: () => Promise<Part[]>;
  stop: () => Promise<void>;
}

const DEFAULT_SITE_URL = 'http://127.0.0.1:4173';

/** Starts database and API of a data folder. Throws an OperatorError whose sentence says what to do. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dataDir = path.resolve(options.dataDir);
  const cleanups: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    cleanups.push(await lockDataFolder(dataDir));
    if (!options.restoreFrom) refuseUnfinishedRestore(dataDir);
    // One left behind by a killed server names a database that is gone.
    await rm(path.join(dataDir, 'status.json'), { force: true });
    const secrets = await loadSecrets(dataDir);
    const cluster = options.databaseUrl
      ? null
      : await startPostgresCluster(dataDir, secrets.databasePassword);
    if (cluster) cleanups.push(() => cluster.stop());
    const databaseUrl = cluster?.url ?? options.databaseUrl ?? '';
    if (options.migrations !== false) await refuseForeignDatabase(databaseUrl);
    const siteUrl = options.siteUrl ?? DEFAULT_SITE_URL;
    const announce = options.onProgress ?? (() => undefined);
    const {
      fetch: lite,
      sql,
      close,
    } = await createLiteApp({ databaseUrl, dataDir, secrets, siteUrl, announce });
    cleanups.push(close);
    const account = applyMiddleware(lite, [withPasswordRules(sql), withSessionRecords(sql)]);
    const gateway = createApiGateway(
      withTimeLimit(refuseBadJson(withEstimatedCounts(account, createHasManyRows(sql)))),
      {
        secret: secrets.jwtSecret,
        isSecure: siteUrl.startsWith('https:'),
        canSignIn: (email) => canSignIn(sql, email),
        onError: (error) => announce(`Parola yenileme e-postası yazılamadı: ${String(error)}`),
      },
    );
    const api = withRenditions(gateway, path.join(dataDir, 'renditions'));
    const log = options.onSecurityEvent ?? (() => undefined);
    const fetch = withSecurityLog(api, { sql, key: secrets.jwtSecret, log });
    if (options.migrations !== false) {
      const client = createServiceClient(siteUrl, secrets.secretKey, (request) => fetch(request));
      await prepareDatabase(sql, { ...options, dataDir, adminPassword: secrets.adminPassword, client });
    }
    const firstAdministrator = await findFirstAdministrator(sql, secrets.adminPassword);
    if (options.isPublic && firstAdministrator) await requirePasswordChange(sql, firstAdministrator.id);
    if (options.isPublic !== undefined) await writePublicMark(dataDir, options.isPublic);
    return {
      fetch,
      anonKey: secrets.publishableKey,
      serviceRoleKey: secrets.secretKey,
      databaseUrl,
      firstAdministrator,
      findUnhealthyParts: () =>
        findUnhealthyParts({
          database: async () => (await sql`select 1`).length === 1,
          storage: () => isFolderUsable(mediaFolder(dataDir)),
          disk: () => hasRoom(dataDir),
        }),
      stop,
    };
  } catch (error) {
    await stop();
    throw explainDiskError(error, dataDir);
  }
}

/** Asks before anything is written: lite itself brings its own schemas up to date as soon as it is created. */
async function refuseForeignDatabase(databaseUrl: string): Promise<void> {
  const sql = await openDatabase(databaseUrl, { max: 1 });
  try {
    await refuseForeignSchema(sql);
  } finally {
    await sql.end();
  }
}
