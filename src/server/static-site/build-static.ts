import { createHash } from 'node:crypto';
import { todayInIstanbul } from '../../lib/dates/dates';
import { createPublicDatabase } from '../../lib/database/public-database';
import { readSettings, type Settings } from '../../lib/database/settings';
import { backendUrl } from '../../lib/database/site-config';
import { pageCodePath } from '../../lib/paths/links';
import { drawPageCode, PRINTED_PAGES } from '../feeds/page-code';
import { createPictureLengths } from '../feeds/picture-lengths';
import type { Renderer } from '../render/render-page';
import type { SiteBackend } from '../site-app';
import { siteFileGroups } from '../feeds/site-files';
import { readFormerSlugs, readItemRows } from '../feeds/site-rows';
import { createPageFetch, exportItems, exportPages, INDEX, AT_ONCE } from './documents';
import { readSectionStyles, writeHeaders } from './headers-file';
import { type Item, listItems } from './items';
import { type ExportedFolder, makeUnlessCurrent, openExportedFolder } from './exported-folder';
import { findIgnoredRedirects, type Redirect, writeRedirects } from './redirects-file';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { HASHED_FOLDER } from '../../lib/paths/hashed-folder';
import { wholeQuery } from '../../lib/media/image-renditions';
import { availableParallelism } from 'node:os';
import { defaultSharePicture } from '../../sharing/share-picture';
import { DEFAULT_SHARE_PICTURE } from '../../lib/paths/share-picture-paths';
import { drawRowPicture, type ShareSource } from '../sharing/draw-row-picture';
import { readSharedRow } from '../sharing/shared-rows';

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

/** Writes every response into a folder for a plain file server. Throws when the backend fails, with the folder incomplete. */
export async function buildStatic(options: StaticBuildOptions) {
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
  await exportMedia(folder, backend, siteUrl);
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
  if (ignored > 0)
    onProgress(
      `Uyarı: Cloudflare Pages, _redirects dosyasının son ${ignored} eski adresini yeni yerine yönlendirmez; sayfaları yalnızca JavaScript ile bulunur.`,
    );
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

function fingerprint(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}

/** Vite's template and metadata, and the compressed copies, which hosts make themselves. */
const NOT_PUBLISHED = /^(?:index\.html|\.vite\/.*|.*\.(?:br|gz))$/;

/** Copies the browser files of a finished build. */
async function exportClientFiles(folder: ExportedFolder, clientDir: string): Promise<void> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(clientDir, file).replaceAll(path.sep, '/');
    if (NOT_PUBLISHED.test(name)) continue;
    const inputs = `/${name}`.startsWith(HASHED_FOLDER) ? name : '';
    await makeUnlessCurrent(folder, name, inputs, () => readFile(file));
  }
}

/** Addresses of uploaded files on the site's own origin, in markup and state. */
const OWN_MEDIA = /(?<=["'\s,])\/storage\/v1\/(?:object|render\/image)\/public\/[^"'\s?#,\\<>&]+/g;
/** A file host ignores the query, so that each picture has one width. This one is sharp on phones and most screens. */
const EXPORTED_WIDTH_PX = 1280;

/** Copies the uploaded files that the documents name. Unchanged files are not downloaded again. */
async function exportMedia(
  folder: ExportedFolder,
  { config, api }: SiteBackend,
  siteUrl: string,
): Promise<void> {
  const maxBytes = config.apiUrl === '' ? Infinity : MAX_FILE_BYTES;
  const paths = new Set<string>();
  for (const name of folder.names().filter((file) => file.endsWith(INDEX))) {
    for (const [path] of (await folder.read(name)).matchAll(OWN_MEDIA)) paths.add(path);
  }
  const copies = [...paths].map((path) => async () => {
    const name = path.slice(1);
    const known = await folder.inputsOf(name);
    const question = path.includes('/render/') ? `${path}?${wholeQuery(EXPORTED_WIDTH_PX)}` : path;
    const headers: HeadersInit = known === undefined ? {} : { 'if-none-match': known };
    const response = await api(new Request(new URL(question, siteUrl), { headers }), '');
    const content = new Uint8Array(await response.arrayBuffer());
    if (response.status === 304 && known !== undefined) folder.keep(name, known);
    // A missing picture is missing on the server's pages, too: they show the placeholder.
    else if (response.ok && content.byteLength <= maxBytes)
      await folder.write(name, content, response.headers.get('etag') ?? '');
  });
  await new PQueue({ concurrency: AT_ONCE }).addAll(copies);
}

const DRAWINGS = { ofRow: drawRowPicture, ofSite: defaultSharePicture };

/** What draws; tests replace it, because a drawing takes a second. */
type Drawings = typeof DRAWINGS;

/** Draws the share pictures of rows, and the default one. A picture's address changes with its row, so that existing files are current. */
async function exportSharePictures(
  folder: ExportedFolder,
  items: readonly Item[],
  { drawings = DRAWINGS, ...source }: ShareSource & { drawings?: Drawings | undefined },
  settings: Settings,
  stamp: string,
): Promise<void> {
  await makeUnlessCurrent(folder, DEFAULT_SHARE_PICTURE.slice(1), stamp, () => drawings.ofSite(settings));
  const pictures = items.map(({ table, id, picture }) => async () => {
    await makeUnlessCurrent(folder, picture.slice(1), stamp, async () => {
      const row = await readSharedRow(source.database, table, id);
      return row && drawings.ofRow(table, row, settings.association_name, source);
    });
  });
  await new PQueue({ concurrency: availableParallelism() }).addAll(pictures);
}
