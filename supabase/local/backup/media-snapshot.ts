import { constants, type Stats } from 'node:fs';
import { copyFile, link, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ifMissing } from '../storage/media-store';

export interface StoredObject {
  id: string;
  bucket_id: string;
  name: string;
  /** Changes with the file. */
  version: string | null;
  metadata: { size?: number; eTag?: string; mimetype?: string; cacheControl?: string } | null;
}

/** Copies an object's current file into a backup. Resolves with its paths below the media folder; none without a file. */
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
  const [present, known] = await Promise.all([source, target].map((file) => stat(file).catch(ifMissing)));
  if (!present) return known !== null;
  if (known && isSameFile(present, known)) return true;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await rm(target, { force: true });
  // A hard link preserves the file, because the store replaces files and never writes into them.
  const taken = link(source, target).catch(() => copyFile(source, target, constants.COPYFILE_FICLONE));
  return (await taken.catch(ifMissing)) !== null;
}

function isSameFile(a: Stats, b: Stats): boolean {
  return (a.ino === b.ino && a.dev === b.dev) || (a.size === b.size && a.mtimeMs === b.mtimeMs);
}
