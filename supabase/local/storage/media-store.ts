import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type UploadBody = Parameters<StorageAdapter['uploadObject']>[3];

interface Sidecar {
  mimetype: string;
  cacheControl: string;
}

/**
 * Keeps uploaded files under `<root>/files/<bucket>/<key>` and their type and cache rule under `<root>/meta`.
 * lite's own file adapter is not published, streams chunks Node refuses and forgets `cache-control`.
 */
export class MediaStore implements StorageAdapter {
  readonly driver = null;
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async getObject(bucket: string, key: string): ReturnType<StorageAdapter['getObject']> {
    const [metadata, body] = await Promise.all([
      this.headObject(bucket, key),
      readFile(this.#file(bucket, key)),
    ]);
    return { metadata, httpStatusCode: 200, body };
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    const [file, sidecar] = await Promise.all([
      stat(this.#file(bucket, key)),
      this.#readSidecar(bucket, key),
    ]);
    const stamp = `${file.size}-${file.mtimeMs}`;
    return {
      ...sidecar,
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
    const bytes = body instanceof Uint8Array ? body : await collect(body);
    const sidecar: Sidecar = { mimetype: contentType, cacheControl };
    await writeWhole(this.#meta(bucket, key), JSON.stringify(sidecar));
    await writeWhole(this.#file(bucket, key), bytes);
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
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(this.#path(place, sourceBucket, source) + suffix, target);
    }
    const { eTag, lastModified } = await this.headObject(bucket, key);
    return lastModified ? { eTag, lastModified, httpStatusCode: 200 } : { eTag, httpStatusCode: 200 };
  }

  privateAssetUrl(): Promise<string> {
    return Promise.reject(new Error('Media is kept in files; it has no private address'));
  }

  async #readSidecar(bucket: string, key: string): Promise<Sidecar> {
    // Only uploadObject writes these files.
    return JSON.parse(await readFile(this.#meta(bucket, key), 'utf8')) as Sidecar;
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

async function collect(body: Exclude<UploadBody, Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  // ReadableStream of node:stream/web and of the DOM are one class at run time; only their types differ.
  for await (const chunk of body as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
