import { execFile } from 'node:child_process';
import { chmod, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from './operator-error';

const run = promisify(execFile);
const SYSTEM_USER = 'postgres';
const OTHERS_MAY_ENTER = 0o001;

export interface SystemUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: gives the user to run it as, made if missing; null when we are not root. */
export async function postgresSystemUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  return (await lookUp()) ?? (await create());
}

/** Lets that user reach its folder, and says which parent is in the way if it cannot. */
export async function prepareReachableFolder(folder: string, user: SystemUser | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!user) return;
  await chmod(folder, 0o711);
  for (let parent = path.dirname(folder); parent !== path.dirname(parent); parent = path.dirname(parent)) {
    const { mode } = await stat(parent);
    if ((mode & OTHERS_MAY_ENTER) === 0) {
      throw new OperatorError(
        `PostgreSQL root olarak çalışmaz; “${SYSTEM_USER}” kullanıcısı da ${parent} klasörüne giremiyor. ` +
          'Sunucuyu root olmayan bir kullanıcıyla başlatın ya da DATA_DIR ile herkesin girebildiği bir yer verin (örneğin /var/lib/dernek).',
      );
    }
  }
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
