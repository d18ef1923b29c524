import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import { findUnhealthyParts, type Part } from '../../src/lib/health';
import { canSignIn, requirePasswordChange } from './auth/accounts';
import { parseClientIp } from './api/client-address';
import { applyMiddleware } from './api/api-fetch';
import { createApiGateway } from './api-gateway';
import { createHasManyRows, withEstimatedCounts } from './api/estimated-count';
import { createLiteApp, mediaFolder } from './lite-app';
import { withTimeLimit } from './api/outage';
import { createInvitationHandler } from '../functions/invite-admin/handler';
import { hashFiles, purge } from '../functions/purge-files/handler';
import { withEmailChange } from './auth/email-change';
import { withInvitations } from './auth/invitations';
import { withOwnAccount } from './auth/own-account';
import {
  completeFirstRun,
  ensureFirstAdministrator,
  findFirstAdministrator,
  type FirstAdministrator,
  isFirstRun,
  writePublicMark,
} from './first-run';
import { withRefreshReuse } from './auth/refresh-reuse';
import { type LoggedFetch, securityLine, withSecurityLog } from './auth/security-log/security-log';
import { withSessionRecords } from './auth/session-records';
import type { Archive } from './backup/read-archive';
import { explainDiskError, hasRoom, isFolderUsable, makeDataFolder } from './disk';
import { startPostgresCluster } from './postgres/cluster';
import type { SendMail } from './mail/queue';
import { createSiteMails } from './mail/send-mails';
import { createMailbox, createSmtpTransport, type MailServer } from './mail/transport';
import { areWritesPaused, lockDataFolder, refuseUnfinishedRestore } from './postgres/folder-lock';
import {
  adoptBaseline,
  applyMigrations,
  listPendingMigrations,
  refuseForeignSchema,
} from './postgres/migrations';
import { openDatabase } from './postgres/open-database';
import { purgeDaily, withRemovedFiles } from './purge';
import { loadSecrets } from './secrets';
import { createServiceClient, type ServiceClient } from './service-client';
import { createSystemFunction, mailAdministrators, type MailState, readMails } from './system';
import { withRenditions } from './storage/image-renditions';
import { withReplacedFiles } from './storage/replaced-files';
import { saveBeforeMigration } from './backup/backups';
import { fillFromArchive } from './backup/fill-from-archive';
import { OperatorError } from '../../src/lib/operator-error';

export interface BackendOptions {
  /** Holds the database, uploaded files, secrets and backups. */
  dataDir: string;
  /** An existing PostgreSQL; by default one is started inside the data folder. */
  databaseUrl?: string | undefined;
  /** The content of an empty database; `demo` by default. */
  seed?: 'demo' | 'none' | undefined;
  /** Whether to apply pending migrations; true by default. */
  migrations?: boolean | undefined;
  /** The public address of the site, for links in mails. */
  siteUrl?: string | undefined;
  /** Takes the mails; without it they go into a file of the data folder. */
  mailServer?: MailServer | undefined;
  /** Whether other machines reach the site. If so, its first password must be changed. */
  isPublic?: boolean | undefined;
  /** A checked archive that fills an empty database, in place of a first administrator and sample content. */
  restoreFrom?: Archive | undefined;
  /** Called with Turkish sentences about the progress, for the terminal. */
  onProgress?: ((sentence: string) => void) | undefined;
  /** Called with each line of the security log. */
  onSecurityEvent?: ((line: string) => void) | undefined;
  /** Called with Turkish sentences about work that failed after its response was sent; `onProgress` if absent. */
  onFailure?: ((sentence: string) => void) | undefined;
  /** Called with how long each request of tables waited for its connection, in seconds. */
  onDatabaseWait?: ((seconds: number) => void) | undefined;
  /** What the function `system` tells administrators; without it there is no such function. */
  describeSystem?: ((mails: MailState) => Promise<unknown>) | undefined;
}

export interface Backend {
  fetch: LoggedFetch;
  publishableKey: string;
  secretKey: string;
  databaseUrl: string;
  /** Null when the generated first password is no longer valid. */
  firstAdministrator: FirstAdministrator | null;
  /** Resolves with the unhealthy parts. */
  findUnhealthyParts: () => Promise<Part[]>;
  readMails: () => Promise<MailState>;
  /** Queues one mail to every administrator. */
  mailAdministrators: (mail: { subject: string; text: string }) => Promise<void>;
  stop: () => Promise<void>;
}

const DEFAULT_SITE_URL = 'http://127.0.0.1:4173';

/** Starts the database and the API of a data folder. Throws an OperatorError that says what to do. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dataDir = path.resolve(options.dataDir);
  const cleanups: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  try {
    await makeDataFolder(dataDir);
    cleanups.push(await lockDataFolder(dataDir));
    if (!options.restoreFrom) refuseUnfinishedRestore(dataDir);
    // A killed server may have left its status file, which names a database that is gone.
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
    const complain = options.onFailure ?? announce;
    const sendMail: SendMail = (to, mail) => mails.send(to, mail);
    const {
      fetch: lite,
      sql,
      close,
    } = await createLiteApp({
      ...{ databaseUrl, dataDir, secrets, siteUrl, sendMail },
      onFileFault: complain,
      onDatabaseWait: options.onDatabaseWait,
    });
    cleanups.push(close);
    const transport = options.mailServer
      ? await createSmtpTransport(options.mailServer)
      : createMailbox({ file: path.join(dataDir, 'mailbox.txt'), announce });
    const log = options.onSecurityEvent ?? (() => undefined);
    const mails = createSiteMails({
      ...{ sql, transport, siteUrl, announce, complain },
      onChange: (change) => log(securityLine('important_change', change)),
    });
    const client = createServiceClient(siteUrl, secrets.secretKey, (request) => fetch(request));
    const account = applyMiddleware(lite, [
      withOwnAccount({ sql, sendMail, siteUrl }),
      withEmailChange(sql),
      withRefreshReuse({
        sql,
        onReuse: (account, peerAddress) =>
          log(securityLine('refresh_token_reused', { account, address: parseClientIp(peerAddress) })),
      }),
      withSessionRecords(sql),
      withInvitations({ sql, sendMail, siteUrl, secretKey: secrets.secretKey }),
      withRemovedFiles(
        () => purge(client),
        (error) => complain(`Silinen ya da değiştirilen dosyalar kaldırılamadı: ${String(error)}`),
      ),
    ]);
    const guarded = withTimeLimit(withEstimatedCounts(account, createHasManyRows(sql)));
    const inviteAdmin = createInvitationHandler({
      url: siteUrl,
      publishableKey: secrets.publishableKey,
      secretKey: secrets.secretKey,
      siteUrl,
      // Past the gateway, whose limits are for other people's requests.
      fetch: (input, init) => guarded(new Request(input, init)),
      onError: (error) => complain(`Davet gönderilemedi: ${String(error)}`),
    });
    const { describeSystem } = options;
    const gateway = createApiGateway(guarded, {
      uploadsFolder: path.join(dataDir, 'uploads'),
      secret: secrets.jwtSecret,
      isSecure: siteUrl.startsWith('https:'),
      canSignIn: (email) => canSignIn(sql, email),
      isPaused: () => areWritesPaused(dataDir),
      functions: {
        'invite-admin': inviteAdmin,
        ...(describeSystem && {
          system: createSystemFunction(guarded, async () => describeSystem(await readMails(sql))),
        }),
      },
      onError: (error) => complain(`Parola yenileme e-postası yazılamadı: ${String(error)}`),
    });
    const files = withReplacedFiles(gateway, async (name) => {
      const [found] = await sql<{ name: string | null }[]>`select public.replaced_file(${name}) as name`;
      return found?.name ?? null;
    });
    const api = withRenditions(files, path.join(dataDir, 'renditions'));
    const fetch: LoggedFetch = withSecurityLog(api, { sql, key: secrets.jwtSecret, log });
    if (options.migrations !== false) {
      await prepareDatabase(sql, { ...options, dataDir }, secrets.adminPassword, client);
      // A restore starts without the settings of the mail server, and leaves the mails to the server.
      if (!options.restoreFrom) {
        cleanups.push(mails.stop);
        await mails.start();
      }
      cleanups.push(
        purgeDaily(
          async () => {
            await purge(client);
            await hashFiles(client);
          },
          (error) => complain(`Geçmiş temizlenemedi: ${String(error)}`),
        ),
      );
    }
    const firstAdministrator = await findFirstAdministrator(sql, secrets.adminPassword);
    if (options.isPublic && firstAdministrator) await requirePasswordChange(sql, firstAdministrator.id);
    if (options.isPublic !== undefined) await writePublicMark(dataDir, options.isPublic);
    return {
      fetch,
      publishableKey: secrets.publishableKey,
      secretKey: secrets.secretKey,
      databaseUrl,
      firstAdministrator,
      findUnhealthyParts: () =>
        findUnhealthyParts({
          database: async () => (await sql`select 1`).length === 1,
          storage: () => isFolderUsable(mediaFolder(dataDir)),
          disk: () => hasRoom(dataDir),
        }),
      readMails: () => readMails(sql),
      mailAdministrators: (mail) => mailAdministrators(sql, mail),
      stop,
    };
  } catch (error) {
    await stop();
    throw explainDiskError(error, dataDir);
  }
}

/** Checks the schema before anything is written: creating the services changes the schemas of auth and storage. */
async function refuseForeignDatabase(databaseUrl: string): Promise<void> {
  const sql = await openDatabase(databaseUrl, { max: 1 });
  try {
    await refuseForeignSchema(sql);
  } finally {
    await sql.end();
  }
}

/** Brings the schema up to date. The first run also adds the first administrator and the sample content, or restores a backup. */
async function prepareDatabase(
  sql: Sql,
  { dataDir, restoreFrom, seed, onProgress }: BackendOptions,
  adminPassword: string,
  client: ServiceClient,
): Promise<void> {
  const isFirst = await isFirstRun(dataDir, sql);
  if (restoreFrom !== undefined) {
    if (!isFirst)
      throw new OperatorError(`Yedek yalnızca boş bir veri klasörüne yüklenir; ${dataDir} boş değil.`);
    // One transaction does it all, so that the operator's own database stays empty if anything fails.
    await sql.begin(async (transaction) => {
      await fillFromArchive(transaction, restoreFrom);
      await restoreFrom.unpackMedia(dataDir);
    });
    return completeFirstRun(dataDir);
  }
  await adoptBaseline(sql);
  const pending = await listPendingMigrations(sql);
  if (pending.length > 0) {
    if (!isFirst) await saveBeforeMigration(sql, { dataDir, pending });
    onProgress?.(`Veri tabanı şeması güncelleniyor (${pending.length} adım)…`);
    await applyMigrations(sql, pending);
  }
  if (!isFirst) return;
  await ensureFirstAdministrator(sql, adminPassword);
  if (seed !== 'none') {
    onProgress?.('Örnek içerik yükleniyor…');
    // Only a first start needs the library that makes its PDFs.
    const { seedDemo } = await import('../seed/seed-demo');
    await seedDemo(client);
  }
  // The first rows are nobody's change. What people do begins now.
  await sql`delete from private.history`;
  await completeFirstRun(dataDir);
}
