import { OperatorError } from '../../lib/operator-error';
import { paths } from '../../lib/paths/paths';
import { parseAppState } from '../../lib/render-contract';
import { UNKNOWN_PATH } from '../http/addresses';
import { createSiteApp, type SiteBackend } from '../http/site-app';
import type { Renderer } from '../render/render-page';
import { makeUnlessCurrent, type ExportedFolder } from './exported-folder';
import { forEachAtMost } from './for-each-at-most';
import type { Item } from './items';
import type { Redirect } from './redirects-file';

/** Rendering is one thread's work; the others wait for the backend. */
const AT_ONCE = 6;
const PROGRESS_EVERY = 200;
export const INDEX = 'index.html';
/** What hosts answer where no file is. */
export const UNKNOWN_PAGE = '404.html';

/** The server's answer to a visitor who asks for that path. */
export type Ask = (path: string) => Promise<Response>;

/** Takes what a server is made of, gives its answers; one that it could not give properly is an OperatorError. */
export function createPageFetch(backend: SiteBackend, renderer: Renderer, siteUrl: string): Ask {
  const failures = new Map<string, unknown>();
  const app = createSiteApp({
    backend,
    renderer: exportingRenderer(renderer),
    siteUrl,
    onError: (error, request) => failures.set(new URL(request.url).pathname, error),
  });
  return async (path) => {
    const answer = await app(new Request(new URL(path, siteUrl)), '');
    if (answer.status < 500) return answer;
    const reason = failures.get(path);
    throw new OperatorError(
      `${path} hazırlanamadı: ${reason instanceof Error ? reason.message : String(reason)}`,
    );
  };
}

/** Renders documents for files. One whose reads failed must not become a file: it is an error. */
function exportingRenderer(renderer: Renderer): Renderer {
  return {
    template: renderer.template,
    render: async (input) => {
      const result = await renderer.render({ ...input, isKept: true });
      if (result.redirect !== undefined) return result;
      const failed = parseAppState(result.state).queries.find(({ error }) => error !== undefined);
      if (failed) throw new Error(`${input.path}: ${JSON.stringify(failed.error)}`);
      return result;
    },
  };
}

/** Writes every page that needs no row, and the one for unknown addresses; gives the addresses that only lead on. */
export async function exportPages(folder: ExportedFolder, ask: Ask): Promise<Redirect[]> {
  const moves: Redirect[] = [];
  await forEachAtMost(
    AT_ONCE,
    Object.values(paths).filter((path) => !path.includes(':')),
    async (path) => {
      const answer = await ask(path);
      const location = answer.headers.get('location');
      if (location !== null) moves.push({ from: path, to: location });
      else await exportDocument(folder, path, '', () => answer.text());
    },
  );
  await folder.write(UNKNOWN_PAGE, await (await ask(UNKNOWN_PATH)).text());
  return moves.sort((one, other) => one.from.localeCompare(other.from));
}

interface ItemOptions {
  /** All that decides about a document but its row. */
  basis: string;
  onProgress: (sentence: string) => void;
}

/** Writes the pages of rows, and the calendar files of events; what is deleted while that goes on has none. */
export async function exportItems(
  folder: ExportedFolder,
  ask: Ask,
  items: readonly Item[],
  { basis, onProgress }: ItemOptions,
): Promise<void> {
  const textOf = async (path: string) => {
    const answer = await ask(path);
    return answer.status === 200 ? answer.text() : null;
  };
  let done = 0;
  await forEachAtMost(AT_ONCE, items, async ({ path, calendarFile, changedAt }) => {
    const inputs = `${basis} ${changedAt}`;
    await exportDocument(folder, path, inputs, () => textOf(path));
    if (calendarFile)
      await makeUnlessCurrent(folder, calendarFile.slice(1), inputs, () => textOf(calendarFile));
    done += 1;
    if (done % PROGRESS_EVERY === 0) onProgress(`${done} / ${items.length} içerik sayfası hazır…`);
  });
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

/**
 * File servers that know nothing else know a folder by its index. Hosts that leave endings out find a page under its own address
 * by the second name; with the first alone they would lead to the address with a slash behind it, which no page is known by.
 */
function documentNames(path: string): string[] {
  const name = path.slice(1);
  if (name === '') return [INDEX];
  // The back office is one document for many addresses, which are led to the folder.
  return path === paths.login ? [`${name}/${INDEX}`] : [`${name}/${INDEX}`, `${name}.html`];
}
