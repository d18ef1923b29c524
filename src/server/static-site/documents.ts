import PQueue from 'p-queue';
import { errorMessage } from '../../lib/error-message';
import { OperatorError } from '../../lib/operator-error';
import { paths } from '../../lib/paths/paths';
import { parseAppState } from '../../lib/render-contract';
import { UNKNOWN_PATH } from '../http/addresses';
import { createSiteApp, type SiteBackend } from '../site-app';
import type { Renderer } from '../render/render-page';
import { makeUnlessCurrent, type ExportedFolder } from './exported-folder';
import type { Item } from './items';
import type { Redirect } from './redirects-file';

/** Rendering uses one thread. While one page renders, the others wait for the backend. */
export const AT_ONCE = 6;
const PROGRESS_EVERY = 200;
export const INDEX = 'index.html';
/** Hosts send this file for unknown addresses. */
export const UNKNOWN_PAGE = '404.html';

/** Resolves with the server's response to a path. Rejects with an OperatorError when the server fails. */
export type FetchPage = (path: string) => Promise<Response>;

/** Makes a server without a network for the static build. */
export function createPageFetch(backend: SiteBackend, renderer: Renderer, siteUrl: string): FetchPage {
  const failures = new Map<string, unknown>();
  const app = createSiteApp({
    backend,
    renderer: exportingRenderer(renderer),
    siteUrl,
    onError: (error, request) => failures.set(new URL(request.url).pathname, error),
  });
  return async (path) => {
    const response = await app(new Request(new URL(path, siteUrl)), '');
    if (response.status < 500) return response;
    throw new OperatorError(`${path} hazırlanamadı: ${errorMessage(failures.get(path))}`);
  };
}

/** Renders documents for files. A document whose reads failed is an error, because it must not become a file. */
function exportingRenderer(renderer: Renderer): Renderer {
  return {
    template: renderer.template,
    render: async (input) => {
      const result = await renderer.render({ ...input, isExported: true });
      if (result.redirect !== undefined) return result;
      const failed = parseAppState(result.state).queries.find(({ error }) => error !== undefined);
      if (failed) throw new Error(`${input.path}: ${JSON.stringify(failed.error)}`);
      return result;
    },
  };
}

/** Writes every page without a row, and the page for unknown addresses. Returns the addresses that only redirect. */
export async function exportPages(folder: ExportedFolder, fetchPage: FetchPage): Promise<Redirect[]> {
  const redirects: Redirect[] = [];
  const pages = Object.values(paths).filter((path) => !path.includes(':'));
  const exports = pages.map((path) => async () => {
    const response = await fetchPage(path);
    const location = response.headers.get('location');
    if (location !== null) redirects.push({ from: path, to: location });
    else await exportDocument(folder, path, '', () => response.text());
  });
  await new PQueue({ concurrency: AT_ONCE }).addAll(exports);
  await folder.write(UNKNOWN_PAGE, await (await fetchPage(UNKNOWN_PATH)).text());
  return redirects.sort((one, other) => one.from.localeCompare(other.from));
}

interface ItemOptions {
  /** Everything that a document depends on, except its row. */
  basis: string;
  onProgress: (sentence: string) => void;
}

/** Writes the pages of rows and the calendar files of events. Rows that are deleted during the export get none. */
export async function exportItems(
  folder: ExportedFolder,
  fetchPage: FetchPage,
  items: readonly Pick<Item, 'path' | 'changedAt' | 'calendarFile'>[],
  { basis, onProgress }: ItemOptions,
): Promise<void> {
  const textOf = async (path: string) => {
    const response = await fetchPage(path);
    return response.status === 200 ? response.text() : null;
  };
  let done = 0;
  const exports = items.map(({ path, calendarFile, changedAt }) => async () => {
    const inputs = `${basis} ${changedAt}`;
    await exportDocument(folder, path, inputs, () => textOf(path));
    if (calendarFile)
      await makeUnlessCurrent(folder, calendarFile.slice(1), inputs, () => textOf(calendarFile));
    done += 1;
    if (done % PROGRESS_EVERY === 0) onProgress(`${done} / ${items.length} içerik sayfası hazır…`);
  });
  await new PQueue({ concurrency: AT_ONCE }).addAll(exports);
}

async function exportDocument(
  folder: ExportedFolder,
  path: string,
  inputs: string,
  make: () => Promise<string | null>,
): Promise<void> {
  let made: Promise<string | null> | undefined;
  for (const name of documentNames(path)) {
    await makeUnlessCurrent(folder, name, inputs, () => (made ??= make()));
  }
}

/** Returns a page's files: `name/index.html`, and `name.html` for hosts that would redirect to a slash at the end. */
function documentNames(path: string): string[] {
  const name = path.slice(1);
  if (name === '') return [INDEX];
  // The back office's addresses are rewritten to this folder.
  return path === paths.login ? [`${name}/${INDEX}`] : [`${name}/${INDEX}`, `${name}.html`];
}
