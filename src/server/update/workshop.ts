import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder, findCurrentBuild, pointTo } from '../build/builds';
import { git, type Release } from './releases';

/** A release that is in place, or lies ready beside the one that is. */
export interface InstalledRelease extends Pick<Release, 'version' | 'commit'> {
  /** The name of its build's folder. */
  build: string;
}

/** What the last update changed, for the way back. */
export interface UpdateRecord {
  /** When the former release was stopped, in ISO 8601. */
  at: string;
  from: InstalledRelease;
  to: InstalledRelease;
  /** Whether `to` has migrations that `from` lacks. */
  hasMigrations: boolean;
  /** The archive of the rows before these migrations. */
  archive: string | null;
}

const RECORD = 'update.json';
/** Where a release is installed and built: a work tree of the same repository. */
const NEXT = 'next';
/** The packages of releases that are not in place, by commit. */
const PACKAGES = 'packages';
const MODULES = 'node_modules';

/** The files of an update, all of them below `dist` of the checkout that runs. */
export class Workshop {
  readonly distDir: string;
  /** The work tree in which the next release is prepared. */
  readonly next: string;

  constructor(readonly root: string) {
    this.distDir = path.join(root, 'dist');
    this.next = path.join(this.distDir, NEXT);
  }

  async readRecord(): Promise<UpdateRecord | null> {
    const text = await readFile(path.join(this.distDir, RECORD), 'utf8').catch(() => null);
    // Only writeRecord writes this file, and atomically.
    return text === null ? null : (JSON.parse(text) as UpdateRecord);
  }

  async writeRecord(record: UpdateRecord): Promise<void> {
    const file = path.join(this.distDir, RECORD);
    await writeFile(`${file}.new`, JSON.stringify(record, null, 2));
    await rename(`${file}.new`, file);
  }

  /** Makes an empty work tree of a release. */
  async addWorkTree({ commit }: Pick<Release, 'commit'>): Promise<void> {
    await this.removeWorkTree();
    await git(this.root, 'worktree', 'add', '--quiet', '--detach', this.next, commit);
  }

  /** Names the release in place, with its build. */
  async current({ version, commit }: Release): Promise<InstalledRelease> {
    return { version, commit, build: path.basename(await findCurrentBuild(this.distDir)) };
  }

  /** Moves the packages and the build of the work tree to where they lie ready, and removes the work tree. */
  async takeOver({ version, commit }: Release): Promise<InstalledRelease> {
    const built = await findCurrentBuild(path.join(this.next, 'dist'));
    const build = path.basename(built);
    await mkdir(path.dirname(buildFolder(this.distDir, build)), { recursive: true });
    await rename(built, buildFolder(this.distDir, build));
    await rm(this.packagesOf({ commit }), { recursive: true, force: true });
    await mkdir(this.packagesOf({ commit }), { recursive: true });
    await rename(path.join(this.next, MODULES), path.join(this.packagesOf({ commit }), MODULES));
    await this.removeWorkTree();
    return { version, commit, build };
  }

  /** Puts a release that lies ready in the place of another: sources, packages and build. It may go on where it was interrupted. */
  async swap(target: InstalledRelease, replaced: InstalledRelease): Promise<void> {
    await git(this.root, 'checkout', '--quiet', '--detach', target.commit);
    const inPlace = path.join(this.root, MODULES);
    const ready = path.join(this.packagesOf(target), MODULES);
    if (existsSync(ready)) {
      await mkdir(this.packagesOf(replaced), { recursive: true });
      if (existsSync(inPlace)) await rename(inPlace, path.join(this.packagesOf(replaced), MODULES));
      await rename(ready, inPlace);
    }
    const build = buildFolder(this.distDir, target.build);
    // A server without its build makes it anew when it starts.
    if (existsSync(build)) await pointTo(build);
  }

  /** Keeps what the way back of this record needs, and nothing else. */
  async tidy(record: UpdateRecord | null): Promise<void> {
    await this.removeWorkTree();
    if (record) await this.writeRecord(record);
    else await rm(path.join(this.distDir, RECORD), { force: true });
    const folder = path.join(this.distDir, PACKAGES);
    const names: string[] = await readdir(folder).catch(() => []);
    const outdated = names.filter((name) => name !== record?.from.commit);
    await Promise.all(outdated.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
  }

  private packagesOf({ commit }: Pick<Release, 'commit'>): string {
    return path.join(this.distDir, PACKAGES, commit);
  }

  private async removeWorkTree(): Promise<void> {
    await rm(this.next, { recursive: true, force: true });
    await git(this.root, 'worktree', 'prune');
  }
}
