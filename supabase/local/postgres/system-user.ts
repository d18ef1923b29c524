import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OperatorError } from '../../../src/lib/operator-error';

const run = promisify(execFile);
export const SYSTEM_USER = 'postgres';

export interface SystemUser {
  uid: number;
  gid: number;
}

/** Returns the user for PostgreSQL, which refuses to run as root, and creates it if necessary; null if we are not root. */
export async function postgresSystemUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  return (await lookUp()) ?? (await create());
}

async function lookUp(): Promise<SystemUser | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', SYSTEM_USER]), run('id', ['-g', SYSTEM_USER])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function create(): Promise<SystemUser> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_USER]).catch(
    (cause: unknown) => {
      throw new OperatorError(
        'PostgreSQL root olarak çalışmaz ve onun için bir sistem kullanıcısı oluşturulamadı. ' +
          'Sunucuyu root olmayan bir kullanıcıyla başlatın.',
        { cause },
      );
    },
  );
  const user = await lookUp();
  if (!user) throw new OperatorError(`“${SYSTEM_USER}” kullanıcısı oluşturuldu ama bulunamadı.`);
  return user;
}
