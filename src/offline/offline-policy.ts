import { HASHED_FOLDER } from '../lib/paths/hashed-folder';

/** The cache of offline pages. The worker fills it; pages look up their age in it. */
export const PAGES_CACHE = 'sayfalar';

/** The cache of the page that stands in for one that is not saved. */
export const FALLBACK_CACHE = 'cevrimdisi';

export const WORKER_PATH = '/sw.js';

/** Set by the worker on an offline copy's root element: when it was saved, in ISO 8601, or blank if unknown. */
export const OFFLINE_COPY_AT = 'data-offline-copy-at';

/** Paths for administrators, for one moment, or for programs. */
const NEVER_OFFLINE = /^\/(?:admin|giris|onizleme|taslak|arama|cevrimdisi|rest|auth|storage|healthz)(?:\/|$)/;
const FILE = /\.[a-z\d]+$/i;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Tells whether a document may be read offline: public pages, not files. */
export function isOfflinePage(pathname: string): boolean {
  return !NEVER_OFFLINE.test(pathname) && !FILE.test(pathname);
}

/** Tells whether a path is a file that pages need: scripts, styles, fonts, pictures. */
export function isOfflineFile(pathname: string): boolean {
  return pathname.startsWith(HASHED_FOLDER) || (PICTURE.test(pathname) && !pathname.startsWith('/paylasim/'));
}
