import { existsSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../src/lib/operator-error';
import { startPostgresCluster } from './postgres/cluster';
import { lockDataFolder } from './postgres/folder-lock';
import { openDatabase } from './postgres/open-database';
import { createSecrets, loadSecrets, saveSecrets, type Secrets } from './secrets';
import { once } from 'node:events';
import { locatePostgresBinaries } from './postgres/binaries';
import { createLauncher, postgresSystemUser } from './postgres/launcher';
import { stopOrphanDatabase } from './postgres/orphan-database';

/**
 * Makes new secrets for a data folder that lost them while its database is intact, and ends every session. Accounts and passwords stay.
 * They are saved last, so that an interrupted repair is simply repeated. Throws an OperatorError when there is nothing to repair.
 */
export async function repairSecrets(dataDir: string): Promise<void> {
  if (!existsSync(path.join(dataDir, 'postgres'))) {
    throw new OperatorError(`${dataDir} klasöründe veri tabanı yok; onarılacak bir şey de yok.`);
  }
  const release = await lockDataFolder(dataDir);
  try {
    if (await loadSecrets(dataDir).catch(() => null)) {
      throw new OperatorError(`${dataDir} klasörünün anahtarları yerinde. Hiçbir şey değiştirilmedi.`);
    }
    const secrets = createSecrets();
    await setOwnerPassword(dataDir, secrets.databasePassword);
    await saveSecrets(dataDir, { ...secrets, ...(await endSessions(dataDir, secrets)) });
  } finally {
    await release();
  }
}

/** Ends every session. Returns the suffix of the folder's login roles, which the new secrets keep. */
async function endSessions(dataDir: string, secrets: Secrets): Promise<Pick<Secrets, 'roleSuffix'> | null> {
  const cluster = await startPostgresCluster(dataDir, secrets.databasePassword);
  try {
    const sql = await openDatabase(cluster.url, { max: 1 });
    try {
      const [auth] = await sql`select from pg_tables where schemaname = 'auth' and tablename = 'sessions'`;
      // Refresh tokens go with their sessions.
      if (auth) await sql`truncate auth.sessions cascade`;
      const [role] = await sql<{ roleSuffix: string }[]>`
        select substring(rolname from '^site_api_([0-9a-f]+)$') as "roleSuffix" from pg_roles
        where rolname ~ '^site_api_[0-9a-f]+$'`;
      return role ?? null;
    } finally {
      await sql.end();
    }
  } finally {
    await cluster.stop();
  }
}

/** Sets the owner's password in PostgreSQL's single-user mode. No server may run on the folder. */
async function setOwnerPassword(dataDir: string, password: string): Promise<void> {
  const clusterDir = path.join(dataDir, 'postgres');
  await stopOrphanDatabase(clusterDir);
  const [binaries, user] = await Promise.all([locatePostgresBinaries(), postgresSystemUser()]);
  const launch = await createLauncher(user, [dataDir, path.dirname(binaries.postgres)]);
  const child = launch(binaries.postgres, ['--single', '-D', clusterDir, '-c', 'lc_messages=C', 'postgres'], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  // Through standard input: arguments are visible to every user of the machine.
  child.stdin?.on('error', () => undefined).end(`alter role postgres password '${password}';\n`);
  await once(child, 'close');
  const fault = log.split('\n').findLast((line) => /ERROR|FATAL|PANIC/.test(line));
  if (fault === undefined && child.exitCode === 0) return;
  throw new OperatorError(`Veri tabanının parolası değiştirilemedi: ${fault ?? log.trim()}`);
}
