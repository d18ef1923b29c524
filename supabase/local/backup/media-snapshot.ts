import { constants, type Stats } from 'node:fs';
import { copyFile, link, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

export interface StoredObject {
  id: string;
  bucket_id: string;
  name: string;
  /** Changes with the file. */
  version: string | null;
  metadata: { size?: number; eTag?: string; mimetype?: string; cacheControl?: string } | null;
}

/**
 * Where a backup takes the uploaded files from: copies an object's current file. Resolves with the paths below the media folder, or with
 * none when there is no file.
 */
export type TakeFile = (object: StoredObject) => Promise<string[]>;

/** Returns the path of an object's file below the media folder. */
export function fileOf({ bucket_id: bucket, name }: StoredObject): string {
  return path.posix.join('files', bucket, name);
}

/** Returns the path of the file with an object's type and cache rule, below the media folder. */
export function sidecarOf({ bucket_id: bucket, name }: StoredObject): string {
  return `${path.posix.join('meta', bucket, name)}.json`;
}

/** Preserves the current files of a media folder. A file that is deleted later stays in the snapshot. */
export function snapshotOfFolder(media: string, folder: string): TakeFile {
  return async (object) => {
    const taken: string[] = [];
    for (const file of [fileOf(object), sidecarOf(object)])
      if (await takeFile(path.join(media, file), path.join(folder, file))) taken.push(file);
    return taken;
  };
}

/** Resolves with whether the snapshot has the file. */
async function takeFile(source: string, target: string): Promise<boolean> {
  const [present, taken] = await Promise.all([statOrNull(source), statOrNull(target)]);
  if (!present) return taken !== null;
  if (taken && isSameFile(present, taken)) return true;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await rm(target, { force: true });
  try {
    // A hard link preserves the file, because the store replaces files and never writes into them.
    await link(source, target).catch(async (error: unknown) => {
      if (isMissing(error)) throw error;
      await copyFile(source, target, constants.COPYFILE_FICLONE);
    });
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function isSameFile(a: Stats, b: Stats): boolean {
  return (a.ino === b.ino && a.dev === b.dev) || (a.size === b.size && a.mtimeMs === b.mtimeMs);
}

async function statOrNull(file: string): Promise<Stats | null> {
  return stat(file).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
