import { decode } from 'hono/jwt';
import sharp from 'sharp';
import { apiError, type ApiFetch } from '../api/api-fetch';
import { createFairQueue, QueueFullError } from '../api/fair-queue';
import { readBody, withBody } from '../api/request-body';
import { detectFileType, isPermittedType } from './file-type';

/** The largest file in one request, which is in memory as a whole. Larger ones come in parts (resumable-uploads.ts). */
const MAX_FILE_BYTES = 15 * 1024 * 1024;
/** Twice the size of a large camera's pictures; decoded, it takes 200 MB. The back office sends much smaller ones. */
export const MAX_PICTURE_PIXELS = 50_000_000;
/** Allowance for the boundaries and fields of a multipart form. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
/** Uploads are read and stored completely in memory, the service role's as well. Those that wait are unread. */
const QUEUE_LIMITS = {
  atOnce: 4,
  atOnceEach: 2,
  waiting: 16,
  waitingEach: 6,
  // Well below the server's limit for silent clients.
  longestWaitMs: 10_000,
};
const DEFAULT_CACHE_S = 3600;
const RETRY_AFTER_S = 5;
const NOT_AN_UPLOAD = /^\/storage\/v1\/object\/(list|sign|info|public|authenticated|move|copy)(\/|$)/;

export const OBJECTS = '/storage/v1/object/';
const SIGNING = `${OBJECTS}upload/sign/`;
/** The headers that decide about the right: user, key and overwriting. */
const ASKING_HEADERS = ['apikey', 'authorization', 'user-agent', 'x-upsert'];

interface UploadedFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  cacheControl: string;
}

export function isUpload(request: Request, pathname: string): boolean {
  if (!pathname.startsWith('/storage/v1/object/') || NOT_AN_UPLOAD.test(pathname)) return false;
  const isSignedUpload = pathname.startsWith('/storage/v1/object/upload/sign/');
  return request.method === 'PUT' || (request.method === 'POST' && !isSignedUpload);
}

/** Refuses uploads without a right, or of a wrong declared size or type, unread. The others wait in the queue. */
export function createUploads(storage: ApiFetch, runInQueue = createFairQueue(QUEUE_LIMITS)): ApiFetch {
  return async (request, peerAddress) => {
    const person = await checkUploadRight(request, storage, peerAddress);
    if (person instanceof Response) return person;
    const refusal = refuseDeclared(request.headers);
    if (refusal) return refusal;
    const store = async () => {
      const upload = await normaliseUpload(request);
      return upload instanceof Response ? upload : storage(upload, peerAddress);
    };
    try {
      // This process's own uploads, of the sample content, are in memory already.
      return await (peerAddress === undefined ? store() : runInQueue(person, store));
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      const sentence = 'Aynı anda çok fazla dosya yükleniyor. Birkaç saniye sonra yeniden deneyin.';
      return apiError(429, 'too_many_uploads', sentence, { 'retry-after': String(RETRY_AFTER_S) });
    }
  };
}

/**
 * Asks storage whether it would permit this upload, before any of the body is read. Signing an upload address needs the same
 * right to the same name, and no body. Returns the id of the user, null for the service role, or storage's refusal. An upload
 * to a signed address is checked like any other, because the address alone gives no right here.
 */
export async function checkUploadRight(
  request: Request,
  storage: ApiFetch,
  peerAddress?: string,
): Promise<string | null | Response> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(SIGNING)) url.pathname = SIGNING + url.pathname.slice(OBJECTS.length);
  url.searchParams.delete('token');
  const headers = new Headers();
  for (const name of ASKING_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // Storage overwrites files on PUT.
  if (request.method === 'PUT') headers.set('x-upsert', 'true');
  const response = await storage(new Request(url, { method: 'POST', headers }), peerAddress);
  return response.ok ? readOwner(response) : response;
}

/** Reads the verified user's id from the token that storage signed. */
async function readOwner(response: Response): Promise<string | null> {
  const { token } = (await response.json()) as { token: string };
  return decode(token).payload.owner as string | null;
}

/**
 * Converts every form of upload to a raw body with type and cache rule in headers. lite's multipart handling expects a field named
 * `file`, whereas supabase-js sends a nameless one, and it drops `cacheControl`. Returns a refusal if the file is too long, its bytes
 * do not match the declared type, or the picture has too many pixels.
 */
export async function normaliseUpload(request: Request): Promise<Request | Response> {
  const body = await readBody(request, MAX_FILE_BYTES + FORM_OVERHEAD_BYTES);
  if (!body) return tooLarge();
  const file = await readUpload(body, request.headers);
  if (!file) return apiError(400, 'InvalidRequest', 'Yüklemede dosya yok.');
  if (file.bytes.byteLength > MAX_FILE_BYTES) return tooLarge();
  if (detectFileType(file.bytes) !== file.type) return wrongType();
  const refusal = await refusePicture(file.type, file.bytes);
  if (refusal) return refusal;
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type);
  headers.set('cache-control', file.cacheControl);
  return withBody(request, file.bytes, headers);
}

/** Refuses by the headers alone. */
function refuseDeclared(headers: Headers): Response | null {
  const type = withoutParameters(headers.get('content-type') ?? '');
  const isForm = type === 'multipart/form-data';
  const limit = isForm ? MAX_FILE_BYTES + FORM_OVERHEAD_BYTES : MAX_FILE_BYTES;
  if (Number(headers.get('content-length') ?? 0) > limit) return tooLarge();
  return isForm || isPermittedType(type) ? null : wrongType();
}

/** Refuses a picture by the pixels of all its frames, which could fill a memory. `content` is its bytes or its path. */
export async function refusePicture(type: string, content: Uint8Array | string): Promise<Response | null> {
  if (!type.startsWith('image/')) return null;
  const header = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) return wrongType();
  const { width, height, pages = 1 } = header;
  if (width * height * pages <= MAX_PICTURE_PIXELS) return null;
  const sentence = `Resim en çok ${MAX_PICTURE_PIXELS / 1_000_000} megapiksel olabilir. Küçültüp yeniden deneyin.`;
  return apiError(422, 'picture_too_large', sentence);
}

async function readUpload(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Promise<UploadedFile | null> {
  const contentType = headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data')) {
    const cacheControl = headers.get('cache-control') ?? `max-age=${DEFAULT_CACHE_S}`;
    return { bytes, type: withoutParameters(contentType), cacheControl };
  }
  // A body that cannot be parsed contains no file.
  const form = await new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => new FormData());
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) return null;
  const seconds = Number(form.get('cacheControl') ?? DEFAULT_CACHE_S);
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: withoutParameters(file.type),
    cacheControl: `max-age=${Number.isInteger(seconds) ? seconds : DEFAULT_CACHE_S}`,
  };
}

function withoutParameters(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

export function tooLarge(bytes = MAX_FILE_BYTES): Response {
  return apiError(413, 'EntityTooLarge', `Dosya ${bytes / 1024 / 1024} MB’den büyük olamaz.`);
}

export function wrongType(): Response {
  return apiError(415, 'invalid_mime_type', 'Dosyanın içeriği izin verilen bir resim ya da PDF değil.');
}
