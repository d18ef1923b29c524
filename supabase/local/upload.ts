import { apiError } from './api-error';
import { detectFileType } from './file-type';
import { readBody, withBody } from './request-body';

/** Same as the bucket's limit in the migration `media_bucket`. */
const MAX_FILE_BYTES = 15 * 1024 * 1024;
/** Room for the boundaries and fields around the file in a multipart form. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
const DEFAULT_CACHE_S = 3600;
const NOT_AN_UPLOAD = /^\/storage\/v1\/object\/(list|sign|info|public|authenticated|move|copy)(\/|$)/;

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

/**
 * Turns every form of upload into the one lite handles well, a raw body with its type and cache rule in headers:
 * lite wants a multipart field named `file` where supabase-js sends a nameless one, and drops its `cacheControl`.
 * Gives a refusal instead when the file is too long or its bytes are not of the declared, permitted type.
 */
export async function normaliseUpload(request: Request): Promise<Request | Response> {
  const file = await readUpload(request);
  if (!file) return apiError(400, 'InvalidRequest', 'Yüklemede dosya yok.');
  if (file.bytes.byteLength > MAX_FILE_BYTES)
    return apiError(413, 'EntityTooLarge', 'Dosya 15 MB’den büyük olamaz.');
  if (detectFileType(file.bytes) !== file.type) {
    return apiError(415, 'invalid_mime_type', 'Dosyanın içeriği izin verilen bir resim ya da PDF değil.');
  }
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type);
  headers.set('cache-control', file.cacheControl);
  return withBody(request, file.bytes, headers);
}

async function readUpload(request: Request): Promise<UploadedFile | null> {
  const contentType = request.headers.get('content-type') ?? '';
  const bytes = await readBody(request, MAX_FILE_BYTES + FORM_OVERHEAD_BYTES);
  if (!contentType.startsWith('multipart/form-data')) {
    const cacheControl = request.headers.get('cache-control') ?? `max-age=${DEFAULT_CACHE_S}`;
    return { bytes, type: withoutParameters(contentType), cacheControl };
  }
  // What cannot be read as a form holds no file.
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
