import { mkdirSync, openAsBlob } from 'node:fs';
import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import { MEDIA_BUCKET } from '../../../src/lib/media/stored-files';
import type { ApiFetch } from '../api/api-fetch';
import { diskFull } from '../api/outage';
import { canWrite, isNoRoom } from '../disk';
import { detectFileType, isPermittedType, maxBytes, readStart } from './file-type';
import { checkUploadRight, OBJECTS, refusePicture, tooLarge, wrongType } from './upload';

/** The address of hosted Supabase, where an upload begins; each then has an address below it. */
const PATH = '/storage/v1/upload/resumable';
/** Hosted Supabase keeps unfinished uploads as long. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const DEFAULT_CACHE_S = '3600';
/** The name of a file, of letters that mean the same in every address. Policies say which names are allowed. */
const NAME = /^[\w-]+(?:\/[\w-]+)+\.[a-z]+$/;
/** Storage responds with 400 and names the status only in the body. */
const ALREADY_STORED = '"statusCode":"409"';

export function isResumable(pathname: string): boolean {
  return pathname === PATH || pathname.startsWith(`${PATH}/`);
}

/**
 * Creates the handler of uploads that come in parts and can be resumed (TUS protocol). The parts are collected in `folder`. Each request
 * needs the right to the file's name, and storage decides about the complete file as about any other.
 */
export function createResumableUploads(storage: ApiFetch, folder: string): ApiFetch {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const store = new PrivateFileStore({ directory: folder, expirationPeriodInMilliseconds: LIFETIME_MS });
  const server = new Server({
    path: PATH,
    // The proxy in front knows the scheme and the host.
    relativeLocation: true,
    datastore: store,
    onUploadCreate: async (request, upload) => {
      await requireRight(request, upload);
      const { contentType } = fieldsOf(upload);
      const limit = maxBytes(contentType);
      if (!isPermittedType(contentType)) throw await refusalOf(wrongType());
      // A length that is declared later would have no limit.
      if ((upload.size ?? Infinity) > limit) throw await refusalOf(tooLarge(limit));
      await server.cleanUpExpiredUploads();
      return {};
    },
    onIncomingRequest: async (request, id) => {
      if (request.method === 'POST') return;
      const upload = await store.getUpload(id);
      // The server may have stopped, or storage failed, between the last byte and the end of its request.
      if (request.method === 'HEAD' && upload.offset === upload.size) await storeFile(request, upload);
      else await requireRight(request, upload);
    },
    onUploadFinish: async (request, upload) => {
      await storeFile(request, upload);
      return {};
    },
    // An upload that the disk has no room to begin.
    onResponseError: async (_request, error) => {
      if (!isNoRoom(error)) return undefined;
      const { status_code, body } = await refusalOf(diskFull());
      return { status_code, body };
    },
  });

  async function requireRight(request: Request, upload: Upload): Promise<void> {
    const asked = new Request(addressOf(request, upload), { method: 'POST', headers: request.headers });
    const right = await checkUploadRight(asked, storage);
    if (right instanceof Response) throw await refusalOf(right);
  }

  /** Hands a complete file to storage. A file that storage has already stays. */
  async function storeFile(request: Request, upload: Upload): Promise<void> {
    const file = upload.storage?.path ?? '';
    const { contentType, cacheControl } = fieldsOf(upload);
    const isDeclared = detectFileType(await readStart(file)) === contentType;
    const wrong = isDeclared ? await refusePicture(contentType, file) : wrongType();
    if (wrong) throw await refusalOf(wrong);
    const headers = new Headers(request.headers);
    headers.set('content-type', contentType);
    headers.set('content-length', String(upload.size));
    headers.set('cache-control', `max-age=${cacheControl}`);
    const body = await openAsBlob(file);
    const response = await storage(
      new Request(addressOf(request, upload), { method: 'POST', headers, body }),
    );
    const refusal = response.ok ? null : await refusalOf(response);
    if (refusal && !refusal.body.includes(ALREADY_STORED)) throw refusal;
  }

  return (request) => server.handleWeb(request);
}

/** Keeps other users of the machine from an unfinished upload and its description, and tells a full disk from other faults. */
class PrivateFileStore extends FileStore {
  override async write(...part: Parameters<FileStore['write']>): Promise<number> {
    try {
      return await super.write(...part);
    } catch (error) {
      // Its error no longer says why.
      throw (await canWrite(this.directory)) ? error : await refusalOf(diskFull());
    }
  }

  override async create(upload: Upload): Promise<Upload> {
    const created = await super.create(upload);
    const names = (await readdir(this.directory)).filter((name) => name.startsWith(upload.id));
    await Promise.all(names.map((name) => chmod(path.join(this.directory, name), 0o600)));
    return created;
  }
}

function fieldsOf({ metadata }: Upload) {
  const { bucketName, objectName, contentType, cacheControl } = metadata ?? {};
  return {
    bucket: bucketName,
    name: objectName ?? '',
    contentType: contentType ?? '',
    cacheControl: cacheControl && /^\d+$/.test(cacheControl) ? cacheControl : DEFAULT_CACHE_S,
  };
}

/** Returns the address of the file in storage. Throws for a name that could lead elsewhere. */
function addressOf(request: Request, upload: Upload): URL {
  const { bucket, name } = fieldsOf(upload);
  // Another word in the place of the one bucket could make an address of storage that is no file's.
  if (bucket !== MEDIA_BUCKET || !NAME.test(name)) throw new Refusal(400, 'Bu dosya adı geçerli değil.');
  return new URL(`${OBJECTS}${MEDIA_BUCKET}/${name}`, request.url);
}

/** An error with the properties from which the TUS server makes its answer. */
class Refusal extends Error {
  constructor(
    readonly status_code: number,
    readonly body: string,
  ) {
    super(body);
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  return new Refusal(response.status, await response.text());
}
