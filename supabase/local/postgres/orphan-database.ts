import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../../src/lib/operator-error';
import { isAlive, processCommand } from './process-identity';
import { waitUntil } from './wait-until';

const STOP_TIMEOUT_MS = 30_000;

/** Stops a PostgreSQL that a killed server left. The caller's lock of the folder proves that it has no living owner. */
export async function stopOrphanDatabase(clusterDir: string): Promise<void> {
  const pidFile = path.join(clusterDir, 'postmaster.pid');
  const pid = await readPostmasterPid(pidFile);
  if (pid === null) return;
  if (!(await isPostgresOn(pid, clusterDir))) {
    // The number belongs to an unrelated process, for example in a restarted container. PostgreSQL would refuse to start.
    await rm(pidFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  await waitUntil(() => !isAlive(pid), STOP_TIMEOUT_MS).catch((cause: unknown) => {
    throw new OperatorError(
      `Önceki çalışmadan kalan veri tabanı (süreç ${pid}) durdurulamadı. Onu elle durdurup yeniden deneyin.`,
      { cause },
    );
  });
}

async function readPostmasterPid(pidFile: string): Promise<number | null> {
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

async function isPostgresOn(pid: number, clusterDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await processCommand(pid);
  return command !== null && command.includes('postgres') && command.includes(clusterDir);
}
