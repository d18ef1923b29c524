import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '@supabase/lite';
import { detectFileType, readStart } from './file-type';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type UploadBody = Parameters<StorageAdapter['uploadObject']>[3];

/** A stream is written as it arrives. */
type FileContent = string | Uint8Array | AsyncIterable<Uint8Array>;

interface Sidecar {
  mimetype: string;
  cacheControl: string;
}

const NOTHING = { mimetype: '', cacheControl: '', contentLength: 0, size: 0, eTag: '' };
/** For a file whose own rule was lost. */
const DEFAULT_CACHE = 'max-age=3600';
const UNKNOWN_TYPE = 'application/octet-stream';

/**
 * Stores uploaded files under `<root>/files/<bucket>/<key>` and their type and cache rule under `<root>/meta`. It replaces lite's own
 * file adapter, which is not exported, streams chunks that Node refuses, and drops `cache-control`.
 */
export class MediaStore implements StorageAdapter {
  readonly driver = null;
  readonly #root: string;
  readonly #warn: (line: string) => void;
  /** Each line is written once, however often visitors request the file. */
  readonly #warned = new Set<string>();

  /** `warn` gets a line for each file that is missing or has lost its type. */
  constructor(root: string, warn: (line: string) => void) {
    this.#root = root;
    this.#warn = warn;
  }

  /** A missing file has no body; lite then responds that it does not exist. Others are read from the disk as they are sent. */
  async getObject(bucket: string, key: string): ReturnType<StorageAdapter['getObject']> {
    const metadata = await this.headObject(bucket, key);
    if (metadata.httpStatusCode === 404) return { metadata, httpStatusCode: 404 };
    return { metadata, httpStatusCode: 200, body: await openAsBlob(this.#file(bucket, key)) };
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    const file = await stat(this.#file(bucket, key)).catch(ifMissing);
    if (!file) {
      this.#warnOnce(`Dosya yok: ${bucket}/${key}`);
      return { ...NOTHING, httpStatusCode: 404 };
    }
    const stamp = `${file.size}-${file.mtimeMs}`;
    return {
      ...((await this.#readSidecar(bucket, key)) ?? (await this.#describe(bucket, key))),
      contentLength: file.size,
      size: file.size,
      lastModified: file.mtime,
      eTag: `"${createHash('sha256').update(stamp).digest('base64url').slice(0, 27)}"`,
      httpStatusCode: 200,
    };
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: UploadBody,
    contentType: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const sidecar: Sidecar = { mimetype: contentType, cacheControl };
    // The ReadableStreams of node:stream/web and of the DOM are one class at run time; only their types differ.
    await writeTogether([
      [this.#meta(bucket, key), JSON.stringify(sidecar)],
      [this.#file(bucket, key), body as FileContent],
    ]);
    return this.headObject(bucket, key);
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    await Promise.all([
      rm(this.#file(bucket, key), { force: true }),
      rm(this.#meta(bucket, key), { force: true }),
    ]);
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.deleteObject(bucket, key)));
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _version: string | undefined,
    bucket: string,
    key: string,
  ): ReturnType<StorageAdapter['copyObject']> {
    for (const place of ['files', 'meta'] as const) {
      const suffix = place === 'meta' ? '.json' : '';
      const target = this.#path(place, bucket, key) + suffix;
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await copyFile(this.#path(place, sourceBucket, source) + suffix, target);
    }
    const { eTag, lastModified } = await this.headObject(bucket, key);
    return lastModified ? { eTag, lastModified, httpStatusCode: 200 } : { eTag, httpStatusCode: 200 };
  }

  privateAssetUrl(): Promise<string> {
    return Promise.reject(new Error('Media is kept in files; it has no private address'));
  }

  /** Null if the file is missing or broken. Only uploadObject writes these files. */
  async #readSidecar(bucket: string, key: string): Promise<Sidecar | null> {
    const text = await readFile(this.#meta(bucket, key), 'utf8').catch(ifMissing);
    try {
      const { mimetype, cacheControl } = JSON.parse(text ?? '') as Partial<Sidecar>;
      return mimetype && cacheControl ? { mimetype, cacheControl } : null;
    } catch {
      return null;
    }
  }

  /** Derives type and cache rule from the file itself. */
  async #describe(bucket: string, key: string): Promise<Sidecar> {
    this.#warnOnce(`Dosyanın bilgisi okunamadı: ${bucket}/${key}`);
    const mimetype = detectFileType(await readStart(this.#file(bucket, key))) ?? UNKNOWN_TYPE;
    return { mimetype, cacheControl: DEFAULT_CACHE };
  }

  #warnOnce(line: string): void {
    if (this.#warned.has(line)) return;
    this.#warned.add(line);
    this.#warn(line);
  }

  #file(bucket: string, key: string): string {
    return this.#path('files', bucket, key);
  }

  #meta(bucket: string, key: string): string {
    return `${this.#path('meta', bucket, key)}.json`;
  }

  #path(place: 'files' | 'meta', bucket: string, key: string): string {
    const base = path.join(this.#root, place, bucket);
    const full = path.resolve(base, key);
    if (!full.startsWith(base + path.sep)) throw new Error('Object key leaves its bucket');
    return full;
  }
}

/** Writes all files under temporary names and then renames them. If one cannot be written, none is left behind. */
async function writeTogether(files: readonly (readonly [file: string, content: FileContent])[]) {
  const suffix = `.${randomUUID()}.part`;
  try {
    for (const [file, content] of files) {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file + suffix, content, { mode: 0o600 });
    }
    for (const [file] of files) await rename(file + suffix, file);
  } catch (error) {
    // A failed removal must not hide the first error.
    await Promise.allSettled(files.map(([file]) => rm(file + suffix, { force: true })));
    throw error;
  }
}

/** Returns null for the error of a file that is not there, and throws any other. */
export function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
