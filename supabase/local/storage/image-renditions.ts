import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PHONE_SQUARES_PX } from '../../../src/lib/media/hero-picture';
import {
  originalPath,
  renditionPath,
  RENDITION_WIDTHS_PX,
  squareQuery,
  wholeQuery,
} from '../../../src/lib/media/image-renditions';
import { apiError, type ApiFetch } from '../api/api-fetch';
import { answerConditionally } from '../../../src/lib/conditional-file';
import { MOVED } from './replaced-files';
import { MAX_PICTURE_PIXELS } from './upload';

/** GIFs are sent unchanged, because resizing would stop an animation. */
const RESIZABLE = /^image\/(?:jpeg|png|webp|avif)\b/;
const QUALITY = 80;

interface Size {
  width: number;
  /** With a height, the picture is cropped to its middle. */
  height?: number;
}

/** The sizes that pages request, by the query of the address. */
const SIZES = new Map<string, Size>();
for (const width of RENDITION_WIDTHS_PX) SIZES.set(wholeQuery(width), { width });
for (const side of PHONE_SQUARES_PX) SIZES.set(squareQuery(side), { width: side, height: side });

/**
 * Adds Supabase's image transformation to the public files that `api` serves. `/render/image/public/…?width=…&resize=contain`
 * gives the picture as WebP, at most that wide; `?width=…&height=…` crops it to its middle. Each rendition is made once and
 * cached in the folder. Only the sizes that pages request are made, so that nobody can fill the disk.
 */
export function withRenditions(api: ApiFetch, folder: string): ApiFetch {
  const underway = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  /** Concurrent requests share one rendering. */
  function once(name: string, make: () => Promise<Uint8Array<ArrayBuffer>>) {
    const running = underway.get(name) ?? make().finally(() => underway.delete(name));
    underway.set(name, running);
    return running;
  }

  return async (request, peerAddress) => {
    const url = new URL(request.url);
    const original = originalPath(url.pathname);
    if (original === null || request.method !== 'GET') return api(request, peerAddress);
    const asked = url.search.slice(1);
    const size = SIZES.get(asked);
    if (size === undefined) return apiError(400, 'InvalidRequest', 'Bu ölçüde resim hazırlanmıyor.');

    const ask = (method: 'GET' | 'HEAD') => api(new Request(new URL(original, url), { method }), peerAddress);
    const fetchOriginal = () => ask('GET');
    const response = await ask('HEAD');
    if (response.status === MOVED) return toRendition(response, url.search);
    if (!response.ok || !RESIZABLE.test(response.headers.get('content-type') ?? '')) return fetchOriginal();
    const version = `${original} ${response.headers.get('etag')} ${asked}`;
    const name = createHash('sha256').update(version).digest('hex');
    const file = path.join(folder, `${name}.webp`);
    const bytes = await once(name, () => rendition(file, fetchOriginal, size)).catch(() => null);
    // A picture that cannot be decoded, or that is too large to decode, is sent unchanged.
    if (!bytes) return fetchOriginal();

    const headers = new Headers(response.headers);
    headers.set('content-type', 'image/webp');
    headers.set('content-length', String(bytes.byteLength));
    headers.set('etag', `"${name}"`);
    return answerConditionally(request, new Response(bytes, { headers }));
  };
}

/** Leads to the rendition of the picture that took another's place. */
function toRendition({ headers }: Response, search: string): Response {
  const moved = new Headers(headers);
  moved.set('location', renditionPath(headers.get('location') ?? '') + search);
  return new Response(null, { status: MOVED, headers: moved });
}

async function rendition(
  file: string,
  fetchOriginal: () => Response | Promise<Response>,
  size: Size,
): Promise<Uint8Array<ArrayBuffer>> {
  const cached = await readFile(file).catch(() => null);
  if (cached) return new Uint8Array(cached);
  const original = await fetchOriginal();
  const made = await sharp(await original.arrayBuffer(), { limitInputPixels: MAX_PICTURE_PIXELS })
    .rotate()
    .resize({ ...size, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, made, { mode: 0o600 });
  await rename(`${file}.part`, file);
  return new Uint8Array(made);
}
