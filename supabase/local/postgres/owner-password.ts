import { once } from 'node:events';
import path from 'node:path';
import { OperatorError } from '../../../src/lib/operator-error';
import { locatePostgresBinaries } from './binaries';
import { createLauncher, postgresSystemUser } from './launcher';
import { stopOrphanDatabase } from './orphan-database';

/**
 * Sets the password of the database's owner without the old one, in PostgreSQL's single-user mode. No server may run on the folder.
 * Throws an OperatorError with PostgreSQL's own reason.
 */
export async function setOwnerPassword(dataDir: string, password: string): Promise<void> {
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
