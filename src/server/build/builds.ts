import { mkdir, readdir, realpath, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Holds `builds`, a folder for each whole build, and `current`, a link to the newest. */
export const DIST_DIR = path.join(ROOT, 'dist');
/** A build has this file when it is whole. It holds the stamp of the sources that were built. */
export const STAMP_FILE = 'build-stamp.txt';

const BUILDS = 'builds';
const CURRENT = 'current';
/** The files of so many builds besides the current one stay, for open tabs and for pages in caches. */
const OTHER_BUILDS = 2;

/** Returns the real folder of the newest build, which stays the same while others are made; a folder that is missing before the first. */
export function findCurrentBuild(distDir = DIST_DIR): Promise<string> {
  const link = path.join(distDir, CURRENT);
  return realpath(link).catch(() => link);
}

/** Lists the folders of the other builds whose files are still served, the one that was current last first. */
export async function listOtherBuilds(buildDir: string): Promise<string[]> {
  const folder = path.dirname(buildDir);
  if (path.basename(folder) !== BUILDS) return [];
  const others = (await listBuilds(folder)).filter((name) => name !== path.basename(buildDir));
  return others
    .slice(-OTHER_BUILDS)
    .map((name) => path.join(folder, name))
    .toReversed();
}

/** How many builds this process has begun: two within a millisecond are two. */
let begun = 0;

/** Makes an empty folder for a build. No server looks into it before `publishBuild`. */
export async function beginBuild(distDir = DIST_DIR): Promise<string> {
  const stamp = new Date().toISOString().replaceAll(/[-:.]/g, '');
  const folder = path.join(distDir, BUILDS, `.${stamp}-${process.pid}-${begun++}`);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Gives a whole build its name, makes it the current one, and removes those whose files are no longer served. */
export async function publishBuild(unnamed: string): Promise<string> {
  const folder = path.dirname(unnamed);
  const build = path.join(folder, path.basename(unnamed).slice(1));
  await rename(unnamed, build);
  await pointTo(build);
  await removeOutdatedBuilds(path.dirname(folder));
  return build;
}

/** Removes the builds whose files are no longer served. */
export async function removeOutdatedBuilds(distDir: string): Promise<void> {
  const folder = path.join(distDir, BUILDS);
  const current = path.basename(await findCurrentBuild(distDir));
  const outdated = (await listBuilds(folder)).filter((name) => name !== current).slice(0, -OTHER_BUILDS);
  await Promise.all(outdated.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}

/** Returns the folder of a build by its name. */
export function buildFolder(distDir: string, name: string): string {
  return path.join(distDir, BUILDS, name);
}

/** Makes a build the current one, and notes when. Whoever opens the link finds either build whole. */
export async function pointTo(build: string): Promise<void> {
  const distDir = path.resolve(build, '../..');
  const now = new Date();
  await utimes(build, now, now);
  const link = path.join(distDir, CURRENT);
  const made = `${link}.${process.pid}`;
  await rm(made, { force: true });
  // Of the type's values only Windows takes notice.
  await symlink(path.relative(distDir, build), made, 'junction');
  await rename(made, link).catch(async () => {
    // Windows does not replace a link to a folder.
    await rm(link, { recursive: true, force: true });
    await rename(made, link);
  });
}

/**
 * The names of the whole builds in the order in which they became current: open tabs ask for the files of those that were served last,
 * which a failed update or a way back does not leave in the order of their making. At one moment, the names sort by age.
 */
async function listBuilds(folder: string): Promise<string[]> {
  const names: string[] = await readdir(folder).catch(() => []);
  const builds = names.filter((name) => !name.startsWith('.')).sort();
  const times = await Promise.all(builds.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
  const timeOf = new Map(builds.map((name, index) => [name, times[index] ?? 0]));
  return builds.sort((a, b) => (timeOf.get(a) ?? 0) - (timeOf.get(b) ?? 0));
}
