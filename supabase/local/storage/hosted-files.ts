import { LRUCache } from 'lru-cache';
import { API_LIMIT_MS, DOCUMENT_READ_LIMIT_MS } from '../../../src/lib/time-limits';
import { apiError, type ApiFetch } from '../api/api-fetch';
import { withCheckedPaths } from '../api/checked-paths';
import { completeFileResponse } from './file-response';
import { withRenditions } from './image-renditions';
import { askProject, withReplacedFiles } from './replaced-files';

/** The public files of the media bucket. */
const PUBLIC_FILE = /^\/storage\/v1\/object\/public\/media\/[^?]+$/;
/** What a conditional or partial request sends on. The storage API does not look at `If-Range`. */
const ASKED = ['range', 'if-none-match', 'if-modified-since'];
/** The download's name follows from the address that is asked, and belongs to no cached answer. */
const GIVEN = [
  ...['content-type', 'content-length', 'content-range', 'accept-ranges'],
  ...['etag', 'last-modified', 'cache-control'],
];
/** A picture may be replaced under its name. Its renditions follow after this time. */
const HEADERS_LIFETIME_MS = 60_000;
/** How long the last known headers of a file are good while the storage is down, before it is asked again. */
const OUTAGE_PAUSE_MS = 10_000;
const MAX_HEADERS = 2000;
const TOO_MANY_REQUESTS = 429;

/**
 * Serves the public files of a hosted project under the site's own addresses, so that rows hold no address of a project. `fetch`
 * reaches the project. Every other address is answered with 404: browsers call the project's API there. Pictures come in fitting widths,
 * too, which are cached in `folder` and outlast an outage of the storage. The address of a replaced file leads to the new one.
 */
export function serveHostedFiles(
  project: { readonly url: string; readonly publishableKey: string },
  folder: string,
  fetch = globalThis.fetch,
): ApiFetch {
  const originals = withReplacedFiles(
    serveOriginals(project.url, fetch),
    askProject(project, fetch, DOCUMENT_READ_LIMIT_MS),
  );
  return withCheckedPaths(withRenditions(originals, folder));
}

function serveOriginals(projectUrl: string, fetch: typeof globalThis.fetch): ApiFetch {
  /** The headers of files, for the renditions, which ask for them with each request. */
  const known = new LRUCache<string, Headers>({
    max: MAX_HEADERS,
    ttl: HEADERS_LIFETIME_MS,
    noDeleteOnStaleGet: true,
  });

  /** Returns null when the storage does not answer in time, or is not well. */
  async function send(request: Request, isWhole = false): Promise<Response | null> {
    const { method, url } = request;
    const { pathname } = new URL(url);
    const headers = new Headers({ 'accept-encoding': 'identity' });
    if (!isWhole) copyHeaders(ASKED, request.headers, headers);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), method === 'HEAD' ? DOCUMENT_READ_LIMIT_MS : API_LIMIT_MS);
    const signal = AbortSignal.any([request.signal, limit.signal]);
    const response = await fetch(projectUrl + pathname, { method, headers, signal, redirect: 'error' })
      .catch(() => null)
      .finally(() => clearTimeout(timer));
    if (!response) return null;
    if (response.status >= 500 || response.status === TOO_MANY_REQUESTS) {
      await response.body?.cancel();
      return null;
    }
    const given = new Headers();
    copyHeaders(GIVEN, response.headers, given);
    if (response.status === 304) given.delete('content-length');
    return new Response(response.body, { status: response.status, headers: given });
  }

  /** Asks for the whole file where a part would belong to another version than the one the client has. */
  async function sendCurrent(request: Request): Promise<Response | null> {
    const file = await send(request);
    const version = request.headers.get('if-range');
    if (file?.status !== 206 || version === null || isVersion(version, file.headers)) return file;
    await file.body?.cancel();
    return send(request, true);
  }

  return async (request) => {
    const { method } = request;
    const { pathname } = new URL(request.url);
    if (!PUBLIC_FILE.test(pathname)) return apiError(404, 'not_found', 'Bu adreste bir dosya yok.');
    if (method !== 'GET' && method !== 'HEAD')
      return apiError(405, 'method_not_allowed', 'Dosyalar yalnızca okunur.');
    const headers = method === 'HEAD' ? known.get(pathname) : undefined;
    if (headers) return completeFileResponse(request, new Response(null, { headers }));
    const file = await sendCurrent(request);
    if (!file) {
      const last = method === 'HEAD' ? known.get(pathname, { allowStale: true }) : undefined;
      if (!last) return apiError(503, 'unavailable', 'Dosya şu anda alınamıyor.');
      known.set(pathname, last, { ttl: OUTAGE_PAUSE_MS });
      return completeFileResponse(request, new Response(null, { headers: last }));
    }
    if (method === 'HEAD') {
      if (file.status === 200) known.set(pathname, file.headers);
      if (file.status >= 400) known.delete(pathname);
    }
    const response = await completeFileResponse(request, file);
    if (!response.ok && response.status !== 304) response.headers.set('cache-control', 'no-store');
    return response;
  };
}

function isVersion(version: string, headers: Headers): boolean {
  return version === headers.get('etag') || version === headers.get('last-modified');
}

function copyHeaders(names: readonly string[], from: Headers, to: Headers): void {
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) to.set(name, value);
  }
}
