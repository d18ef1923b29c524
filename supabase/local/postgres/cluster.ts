import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import getPort from 'get-port';
import postgres from 'postgres';
import { OperatorError } from '../../../src/lib/operator-error';
import { waitUntil } from './wait-until';
import { locatePostgresBinaries, type PostgresBinaries } from './binaries';
import { hasEnded, keepRunning } from './keep-running';
import { createLauncher, type Launch, postgresSystemUser, type SystemUser } from './launcher';
import { stopOrphanDatabase } from './orphan-database';

export interface PostgresCluster {
  url: string;
  /** Ends connections, writes everything to disk and waits for the process to exit. Until then a crashed process is restarted. */
  stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
const PORT_ATTEMPTS = 3;
/** Then the next start begins a new log and keeps this one as `postgres.log.1`. */
const LARGEST_LOG_BYTES = 5_000_000;
const MAJOR_VERSION = '17';

/** Starts the database of a data folder on a random loopback port. The first run creates it. */
export async function startPostgresCluster(dataDir: string, password: string): Promise<PostgresCluster> {
  const clusterDir = path.join(dataDir, 'postgres');
  const logPath = path.join(dataDir, 'postgres.log');
  const [binaries, user] = await Promise.all([locatePostgresBinaries(), postgresSystemUser()]);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // The database's user must be able to pass through the folder. Each file in it stays closed.
  if (user) await chmod(dataDir, 0o711);
  const launch = await createLauncher(user, [dataDir, path.dirname(binaries.postgres)]);
  if (!existsSync(clusterDir))
    await initialise({ launch, program: binaries.initdb, user, clusterDir, password });
  await refuseUnusableFolder(clusterDir);
  await stopOrphanDatabase(clusterDir);
  for (let attempt = 1; ; attempt += 1) {
    const port = await getPort();
    const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
    const start = () => startServer(launch, binaries, { clusterDir, logPath, port });
    const logStart = await rotate(logPath);
    const child = await start();
    if (await waitUntilReady(child, url)) {
      const startAgain = async () => {
        await stopOrphanDatabase(clusterDir);
        await rotate(logPath);
        const next = await start();
        return (await waitUntilReady(next, url)) ? next : null;
      };
      return { url, stop: keepRunning(child, () => startAgain().catch(() => null)) };
    }
    const log = (await readFile(logPath).catch(() => Buffer.alloc(0))).subarray(logStart).toString();
    const isPortTaken = log.includes('could not bind') || log.includes('could not create any TCP/IP sockets');
    if (isPortTaken && attempt < PORT_ATTEMPTS) continue;
    const lines = log.trim().split('\n');
    const reason = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
    throw damagedFolder(dataDir, `veri tabanı açılmadı: ${reason} (ayrıntısı ${logPath} dosyasında)`);
  }
}

interface NewCluster {
  launch: Launch;
  program: string;
  user: SystemUser | null;
  clusterDir: string;
  password: string;
}

async function initialise({ launch, program, user, clusterDir, password }: NewCluster): Promise<void> {
  // The rename is atomic: an interrupted first run leaves no incomplete database behind.
  const draftDir = `${clusterDir}.incomplete`;
  const passwordFile = `${clusterDir}.password`;
  await rm(draftDir, { recursive: true, force: true });
  await mkdir(draftDir, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) await Promise.all([chown(draftDir, user.uid, user.gid), chown(passwordFile, user.uid, user.gid)]);
  const flags = ['--auth=scram-sha-256', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8'];
  const child = launch(program, [`--pgdata=${draftDir}`, `--pwfile=${passwordFile}`, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  await rm(passwordFile, { force: true });
  if (code !== 0) throw new OperatorError(`Veri tabanı oluşturulamadı (initdb): ${complaint.trim()}`);
  await rename(draftDir, clusterDir);
}

async function refuseUnusableFolder(clusterDir: string): Promise<void> {
  const version = (await readFile(path.join(clusterDir, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === MAJOR_VERSION) return;
  const other = `veri tabanı PostgreSQL ${version} ile yazılmış, bu program ${MAJOR_VERSION} bekliyor`;
  throw damagedFolder(path.dirname(clusterDir), version ? other : 'veri tabanı eksik');
}

/** Makes room in the log and gives its length. It is never emptied, because it says why the last process ended. */
async function rotate(logPath: string): Promise<number> {
  const length = (await stat(logPath).catch(() => null))?.size ?? 0;
  if (length < LARGEST_LOG_BYTES) return length;
  await rename(logPath, `${logPath}.1`);
  return 0;
}

async function startServer(
  launch: Launch,
  { postgres: program }: PostgresBinaries,
  { clusterDir, logPath, port }: { clusterDir: string; logPath: string; port: number },
): Promise<ChildProcess> {
  const log = await open(logPath, 'a', 0o600);
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'lc_messages=C',
    // Checkpoints are routine. Errors stay in the log.
    'log_checkpoints=off',
  ];
  const child = launch(program, ['-D', clusterDir, ...settings.flatMap((setting) => ['-c', setting])], {
    // In its own process group it gets no Ctrl+C from the terminal; the server stops it in order.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.once('error', () => undefined);
  await log.close();
  return child;
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  let isReady = false;
  const answers = () => sql`select 1`.then(() => (isReady = true)).catch(() => false);
  await waitUntil(async () => hasEnded(child) || (await answers()), START_TIMEOUT_MS).catch(() =>
    child.kill('SIGQUIT'),
  );
  await sql.end({ timeout: 1 });
  return isReady;
}

function damagedFolder(dataDir: string, reason: string): OperatorError {
  return new OperatorError(
    `Veri klasörü kullanılamıyor: ${reason}. Hiçbir şey silinmedi. ${dataDir} klasörünü başka bir ada taşıyıp ` +
      'yeniden başlatın ve son yedeği geri yükleyin: npm run restore -- DOSYA (yedekler o klasörün backups altındadır).',
  );
}
