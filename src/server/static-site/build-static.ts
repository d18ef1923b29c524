import { createHash } from 'node:crypto';
import { todayInIstanbul } from '../../lib/dates/dates';
import { createPublicDatabase } from '../../lib/database/public-database';
import { readSettings } from '../../lib/database/settings';
import { backendUrl } from '../../lib/database/site-config';
import { pageCodePath } from '../../lib/paths/links';
import { drawPageCode, PRINTED_PAGES } from '../feeds/page-code';
import { createPictureLengths } from '../feeds/picture-lengths';
import type { Renderer } from '../render/render-page';
import type { SiteBackend } from '../site-app';
import { siteFileGroups } from '../feeds/site-files';
import { readFormerSlugs, readItemRows } from '../feeds/site-rows';
import { exportClientFiles } from './client-files';
import { createPageFetch, exportItems, exportPages } from './documents';
import { writeHeaders } from './headers-file';
import { listItems, type Item } from './items';
import { openExportedFolder, type FolderCounts } from './exported-folder';
import { exportMedia } from './media';
import { findIgnoredRedirects, writeRedirects, type Redirect } from './redirects-file';
import { readSectionStyles } from './section-styles';
import { exportSharePictures, type Drawings } from './share-pictures';

/** Cloudflare Pages accepts no larger file. In front of a hosted project, a redirect leads to it. */
const MAX_FILE_BYTES = 25 * 1024 * 1024;

export interface StaticBuildOptions {
  backend: SiteBackend;
  renderer: Renderer;
  /** The browser files of a finished build. */
  clientDir: string;
  outDir: string;
  /** The address that visitors will use. */
  siteUrl: string;
  /** Whether browsers may be told that every subdomain has HTTPS too. */
  hasSecureSubdomains?: boolean | undefined;
  /** Changes whenever the sources change. */
  stamp: string;
  onProgress: (sentence: string) => void;
  /** Draws the share pictures; by default as the server does. */
  drawings?: Drawings;
}

/**
 * Writes every response of the server into a folder for a plain file server. Unchanged files of an earlier build stay, obsolete ones
 * are removed. Throws when the backend fails; the folder is then incomplete until the next build.
 */
export async function buildStatic(options: StaticBuildOptions): Promise<FolderCounts> {
  const { backend, renderer, clientDir, outDir, siteUrl, hasSecureSubdomains, stamp, onProgress, drawings } =
    options;
  const { config } = backend;
  const own = backendUrl(config, siteUrl);
  const fetch = backend.fetch ?? globalThis.fetch;
  const origins = { origin: siteUrl, backendOrigin: new URL(own).origin };
  const database = createPublicDatabase({ config, origin: siteUrl, fetch });
  const pictureLength = createPictureLengths(fetch);

  onProgress('İçerik okunuyor…');
  const [rows, formerSlugs, settings] = await Promise.all([
    readItemRows(database),
    readFormerSlugs(database),
    readSettings(database),
  ]);
  const siteFiles = await Promise.all(
    siteFileGroups.map(({ write }) => write({ database, pictureLength, ...origins })),
  );
  const items = listItems(rows, formerSlugs);
  const folder = await openExportedFolder(outDir);
  await exportClientFiles(folder, clientDir);

  onProgress('Sayfalar hazırlanıyor…');
  const fetchPage = createPageFetch(backend, renderer, siteUrl);
  const pageRedirects = await exportPages(folder, fetchPage);
  // Events and footers depend on the day.
  const basis = fingerprint([stamp, siteUrl, config, todayInIstanbul(), settings]);
  const issues = rows.issues.map(({ path, updated_at: changedAt }) => ({ path, changedAt }));
  await exportItems(folder, fetchPage, [...items, ...issues], { basis, onProgress });

  onProgress('Görseller hazırlanıyor…');
  await exportMedia(folder, {
    getFile: (path, headers) => backend.api(new Request(new URL(path, siteUrl), { headers }), ''),
    maxBytes: config.apiUrl === '' ? Infinity : MAX_FILE_BYTES,
  });
  const { association_name: name, founding_year: year } = settings;
  const drawnFrom = fingerprint([stamp, own, name, year]);
  await exportSharePictures(folder, items, { database, fetch, drawings, ...origins }, settings, drawnFrom);

  const printed = items.filter(({ table }) => table === 'events').map(({ path }) => path);
  for (const path of [...PRINTED_PAGES, ...printed]) {
    await folder.write(pageCodePath(path).slice(1), drawPageCode(path, siteUrl));
  }
  for (const { path, content } of siteFiles.flat()) await folder.write(path.slice(1), content);
  const redirects = [...pageRedirects, ...redirectsOf(items)];
  await folder.write('_redirects', writeRedirects(redirects, config.apiUrl));
  const { length: ignored } = findIgnoredRedirects(redirects);
  if (ignored > 0) onProgress(warnAboutIgnored(ignored));
  const stylesOf = await readSectionStyles(folder);
  const headers = { origin: siteUrl, hasSecureSubdomains, config, siteFiles: siteFiles.flat(), stylesOf };
  await folder.write('_headers', writeHeaders(headers));
  return folder.finish();
}

/** Orders redirects by how often they are used: former slugs, then calendar files, then numbers. */
function redirectsOf(items: readonly Item[]): Redirect[] {
  const pages = items.flatMap(({ path, otherPaths }) => otherPaths.map((from) => ({ from, to: path })));
  const files = items.flatMap(({ calendarFile: to, otherFiles = [] }) =>
    to === undefined ? [] : otherFiles.map((from) => ({ from, to })),
  );
  return [...pages.filter((redirect) => !isByNumber(redirect)), ...files, ...pages.filter(isByNumber)];
}

function isByNumber({ from }: Redirect): boolean {
  return /\/\d+$/.test(from);
}

function warnAboutIgnored(count: number): string {
  return `Uyarı: Cloudflare Pages, _redirects dosyasının son ${count} eski adresini yeni yerine yönlendirmez; sayfaları yalnızca JavaScript ile bulunur.`;
}

function fingerprint(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}
