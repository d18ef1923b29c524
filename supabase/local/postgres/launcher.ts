import { type ChildProcess, execFile, spawn, type SpawnOptions } from 'node:child_process';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../../src/lib/operator-error';

/** Starts one of PostgreSQL's programs. */
export type Launch = (program: string, args: readonly string[], options: SpawnOptions) => ChildProcess;

export interface SystemUser {
  uid: number;
  gid: number;
}

const run = promisify(execFile);
const SYSTEM_USER = 'postgres';
const OTHERS_MAY_ENTER = 0o001;

/** Returns the user for PostgreSQL, which refuses to run as root, and creates it if necessary; null if we are not root. */
export async function postgresSystemUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  const known = await findUser();
  if (known) return known;
  await run('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_USER]).catch(
    (cause: unknown) => {
      throw new OperatorError(
        'PostgreSQL root olarak çalışmaz ve onun için bir sistem kullanıcısı oluşturulamadı. ' +
          'Sunucuyu root olmayan bir kullanıcıyla başlatın.',
        { cause },
      );
    },
  );
  const made = await findUser();
  if (!made) throw new OperatorError(`“${SYSTEM_USER}” kullanıcısı oluşturuldu ama bulunamadı.`);
  return made;
}

async function findUser(): Promise<SystemUser | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', SYSTEM_USER]), run('id', ['-g', SYSTEM_USER])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/**
 * Creates the function that starts PostgreSQL's programs as `user` (null: as the current user) with access to `folders`. If only root
 * may enter a parent, such as /root, they get the one capability that permits it, because PostgreSQL refuses to run as root. Throws an
 * OperatorError that names the parent if the system does not permit that.
 */
export async function createLauncher(user: SystemUser | null, folders: readonly string[]): Promise<Launch> {
  if (!user) return spawn;
  const barrier = await findBarrier(folders);
  if (barrier === null) return (program, args, options) => spawn(program, args, { ...options, ...user });
  const flags = passThroughFlags(user);
  await run('setpriv', [...flags, 'true']).catch((cause: unknown) => {
    throw new OperatorError(
      `PostgreSQL root olarak çalışmaz; “${SYSTEM_USER}” kullanıcısı da ${barrier} klasörüne giremiyor. ` +
        'Sunucuyu root olmayan bir kullanıcıyla başlatın ya da hem projeyi hem DATA_DIR klasörünü herkesin girebildiği ' +
        'bir yere koyun (örneğin /srv/dernek ve /var/lib/dernek).',
      { cause },
    );
  });
  return (program, args, options) => spawn('setpriv', [...flags, program, ...args], options);
}

/** Finds the uppermost parent of the folders that other users may not enter; null if there is none. */
async function findBarrier(folders: readonly string[]): Promise<string | null> {
  for (const folder of folders) {
    const parts = (await realpath(folder)).split(path.sep);
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const parent = parts.slice(0, depth).join(path.sep) || path.sep;
      if (((await stat(parent)).mode & OTHERS_MAY_ENTER) === 0) return parent;
    }
  }
  return null;
}

function passThroughFlags({ uid, gid }: SystemUser): string[] {
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  // PostgreSQL calls access(2) on its own binary. Without this flag, access(2) ignores the capabilities of an ordinary user.
  return [...identity, ...capability, '--securebits=+no_setuid_fixup', '--'];
}
