import { LRUCache } from 'lru-cache';
import { apiError } from '../api/api-error';
import type { ApiFetch } from '../api/api-middleware';
import { completeFileResponse } from './file-response';
import { withRenditions } from './image-renditions';

/** The public files of the media bucket. */
const PUBLIC_FILE = /^\/storage\/v1\/object\/public\/media\/[^?]+$/;
/** What a conditional or partial request sends on. */
const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const GIVEN = [
  ...['content-type', 'content-length', 'content-range', 'content-disposition', 'accept-ranges'],
  ...['etag', 'last-modified', 'cache-control'],
];
/** A picture may be replaced under its name. Its renditions follow after this time. */
const HEADERS_LIFETIME_MS = 60_000;
const MAX_HEADERS = 2000;

/**
 * Serves the public files of a hosted project under the site's own addresses, so that rows hold no address of a project. `fetch`
 * reaches the project. Every other address is answered with 404: browsers call the project's API there. Pictures come in fitting widths,
 * too, which are cached in `folder`.
 */
export function serveHostedFiles(projectUrl: string, folder: string, fetch = globalThis.fetch): ApiFetch {
  return withRenditions(serveOriginals(projectUrl, fetch), folder);
}

function serveOriginals(projectUrl: string, fetch: typeof globalThis.fetch): ApiFetch {
  /** The headers of files, for the renditions, which ask for them with each request. */
  const known = new LRUCache<string, Headers>({ max: MAX_HEADERS, ttl: HEADERS_LIFETIME_MS });

  async function send(request: Request, address: string): Promise<Response> {
    const headers = new Headers({ 'accept-encoding': 'identity' });
    copyHeaders(ASKED, request.headers, headers);
    const { method, signal } = request;
    const response = await fetch(address, { method, headers, signal, redirect: 'error' });
    const given = new Headers();
    copyHeaders(GIVEN, response.headers, given);
    return new Response(response.body, { status: response.status, headers: given });
  }

  return async (request) => {
    const { method, url } = request;
    const { pathname, search } = new URL(url);
    if (!PUBLIC_FILE.test(pathname)) return apiError(404, 'not_found', 'Bu adreste bir dosya yok.');
    if (method !== 'GET' && method !== 'HEAD')
      return apiError(405, 'method_not_allowed', 'Dosyalar yalnızca okunur.');
    const headers = method === 'HEAD' ? known.get(pathname) : undefined;
    if (headers) return new Response(null, { headers });
    const file = await send(request, projectUrl + pathname + search).catch(() => null);
    if (!file) return apiError(503, 'unavailable', 'Dosya şu anda alınamıyor.');
    const response = await completeFileResponse(request, file);
    if (method === 'HEAD' && response.status === 200) known.set(pathname, response.headers);
    return response;
  };
}

function copyHeaders(names: readonly string[], from: Headers, to: Headers): void {
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) to.set(name, value);
  }
}
