import { HASHED_FOLDER } from '../lib/paths/hashed-folder';

/** Where a browser keeps pages that were read; the worker fills it, pages look up in it how old they are. */
export const PAGES_CACHE = 'sayfalar';

export const WORKER_PATH = '/sw.js';

/** In the worker's own address: the origin of a backend that lives elsewhere, whose pictures are kept, too. */
export const BACKEND_PARAM = 'backend';

/** What the worker writes on the root element of a page that it kept: when that was, as an ISO timestamp; blank if it cannot tell. */
export const OFFLINE_COPY_AT = 'data-offline-copy-at';

/** What belongs to administrators, to one moment, or to programs. */
const NEVER_KEPT = /^\/(?:admin|giris|onizleme|arama|rest|auth|storage|healthz)(?:\/|$)/;
const FILE = /\.[a-z\d]+$/i;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Takes the path of a document, says whether a visitor may read it again without a network: public pages, and no files. */
export function isOfflinePage(pathname: string): boolean {
  return !NEVER_KEPT.test(pathname) && !FILE.test(pathname);
}

/** Takes a path on a backend of another origin, says whether it is an uploaded picture. */
export function isUploadedPicture(pathname: string): boolean {
  return pathname.startsWith('/storage/v1/') && PICTURE.test(pathname);
}

/** Takes a path, says whether it is a file that pages are made of: scripts, styles, fonts, pictures. */
export function isOfflineFile(pathname: string): boolean {
  return pathname.startsWith(HASHED_FOLDER) || (PICTURE.test(pathname) && !pathname.startsWith('/paylasim/'));
}
