import path from 'node:path';
import { OperatorError } from '../../lib/operator-error';
import { readProgram } from '../program';

export interface Release {
  version: string;
  commit: string;
  /** The file names of its migrations, in order. */
  migrations: string[];
}

const TAG = /^v\d+\.\d+\.\d+(?:-[\w.]+)?$/;

export function git(root: string, ...args: string[]): Promise<string> {
  return readProgram(['git', '-C', root, ...args]);
}

/** Reads the release that is checked out. Throws an OperatorError where files were changed, which an update would lose. */
export async function readCheckout(root: string): Promise<Release> {
  const changed = await git(root, 'status', '--porcelain', '--untracked-files=no');
  if (changed !== '') {
    throw new OperatorError(
      `Bu klasörde depoya girmemiş değişiklikler var; önce onları depoya ekleyin ya da geri alın:\n${changed}`,
    );
  }
  return readRelease(root, 'HEAD');
}

/** Brings the tags of the repository and reads the release of one. Throws an OperatorError when it is none. */
export async function fetchRelease(root: string, tag: string): Promise<Release> {
  refuseWrongTag(tag);
  if ((await git(root, 'remote')) !== '') await git(root, 'fetch', '--quiet', '--tags');
  const release = await readRelease(root, `refs/tags/${tag}`).catch(() => null);
  if (!release) {
    const tags = await git(root, 'tag', '--list', 'v*', '--sort=-version:refname');
    const known = tags.split('\n').filter(Boolean).slice(0, 5).join(', ');
    throw new OperatorError(
      `${tag} adlı bir sürüm yok. ${known ? `Son sürümler: ${known}.` : 'Depoda hiç sürüm yok.'}`,
    );
  }
  refuseOtherVersion(tag, release.version);
  return release;
}

export function refuseWrongTag(tag: string): void {
  if (TAG.test(tag)) return;
  throw new OperatorError(
    `Bir sürümün etiketini verin, örneğin: npm run update -- v1.4.0; şu anda “${tag}”.`,
  );
}

/** The version tells the update that the new server answers, and not the former one. */
export function refuseOtherVersion(tag: string, version: string): void {
  if (tag === `v${version}`) return;
  throw new OperatorError(
    `${tag} etiketi ${version} sürümünü gösteriyor; etiketle package.json’daki sürüm aynı olmalı. Hiçbir şey değiştirilmedi.`,
  );
}

/** Returns the migrations that `next` adds. Throws an OperatorError when it lacks one of `current`. */
export function addedMigrations(current: readonly string[], next: readonly string[]): string[] {
  const missing = current.find((name) => !next.includes(name));
  if (missing !== undefined) {
    throw new OperatorError(
      `Bu sürüm şimdikinden eski: ${missing} onda yok. Önceki sürüme şu komutla dönülür: npm run update -- --back`,
    );
  }
  return next.filter((name) => !current.includes(name));
}

/** A hosted project's schema is changed from the CLI, and the former release does not start in front of a newer one. */
export function refuseHostedMigrations(hasMigrations: boolean): void {
  if (!hasMigrations) return;
  throw new OperatorError(
    'Bu sürüm Supabase projesinin şemasını değiştiriyor ve önceki sürüm yeni şemayla açılmaz; bu yüzden elle kurulur: ' +
      'supabase/hosting/README.md, “A new version”. Hiçbir şey değiştirilmedi.',
  );
}

async function readRelease(root: string, name: string): Promise<Release> {
  const commit = await git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  const manifest: unknown = JSON.parse(await git(root, 'show', `${commit}:package.json`));
  const version = String(
    typeof manifest === 'object' && manifest !== null && Reflect.get(manifest, 'version'),
  );
  const files = await git(root, 'ls-tree', '--name-only', commit, 'supabase/migrations/');
  const migrations = files.split('\n').filter((file) => file.endsWith('.sql'));
  return { version, commit, migrations: migrations.map((file) => path.basename(file)) };
}
