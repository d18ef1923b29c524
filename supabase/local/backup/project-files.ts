import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceClient } from '../service-client';
import { fileOf, sidecarOf, type StoredObject, type TakeFile } from './media-snapshot';

const WAITS_MS = [500, 1000, 2000];
export const DEFAULT_CACHE = 'max-age=3600';

export interface StoredFile {
  bytes: Buffer;
  mimetype: string;
  cacheControl: string;
}

/** Downloads the current files of a hosted project. Each version of a file is downloaded once. */
export function snapshotOfProject(project: ServiceClient, folder: string): TakeFile {
  /** The version of each file that the folder has. */
  const taken = new Map<string, string>();
  const write = async (name: string, content: Buffer | string) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, content, { mode: 0o600 });
  };
  return async (object) => {
    const [file, sidecar] = [fileOf(object), sidecarOf(object)];
    const version = JSON.stringify([object.id, object.version, object.metadata]);
    if (taken.get(file) !== version) {
      const bytes = isPlainPath(object.name) ? await download(project, object) : null;
      if (!bytes) return [];
      const { mimetype, cacheControl = DEFAULT_CACHE } = object.metadata ?? {};
      await write(file, bytes);
      await write(sidecar, JSON.stringify({ mimetype, cacheControl }));
      taken.set(file, version);
    }
    return [file, sidecar];
  };
}

/** Returns an object's bytes, all of them; null when there is no file. */
async function download(project: ServiceClient, object: StoredObject): Promise<Buffer | null> {
  return retry(async () => {
    const { data, error } = await project.storage.from(object.bucket_id).download(object.name);
    if (error && isNotFound(error)) return null;
    if (error) throw error;
    const bytes = Buffer.from(await data.arrayBuffer());
    const expected = object.metadata?.size;
    if (expected !== undefined && bytes.byteLength !== expected)
      throw new Error(`${object.name}: ${bytes.byteLength} of ${expected} bytes arrived`);
    return bytes;
  });
}

/** Writes a file to the storage of a hosted project, over another one of its name. */
export async function uploadFile(
  project: ServiceClient,
  { bucket_id: bucket, name }: StoredObject,
  { bytes, mimetype, cacheControl }: StoredFile,
): Promise<void> {
  await retry(async () => {
    const { error } = await project.storage.from(bucket).upload(name, bytes, {
      contentType: mimetype,
      upsert: true,
      headers: { 'cache-control': cacheControl },
    });
    if (error) throw error;
  });
}

export async function removeFile(
  project: ServiceClient,
  { bucket_id: bucket, name }: StoredObject,
): Promise<void> {
  await retry(async () => {
    const { error } = await project.storage.from(bucket).remove([name]);
    if (error) throw error;
  });
}

/** Tries again after growing waits, since one of hundreds of requests may fail on its way. */
async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const wait of WAITS_MS) {
    try {
      return await work();
    } catch {
      await sleep(wait);
    }
  }
  return work();
}

/** A name with other segments would leave its folder. */
function isPlainPath(name: string): boolean {
  return name.split('/').every((part) => !['', '.', '..'].includes(part));
}

/** The storage API answers 400 and names the status in its body. */
function isNotFound(error: object): boolean {
  return [Reflect.get(error, 'status'), Reflect.get(error, 'statusCode')].map(String).includes('404');
}
