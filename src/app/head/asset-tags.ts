import { APPEARANCE_SCRIPT } from '../../lib/appearance';
import { FIRST_SCREENS, type AssetManifest } from '../../lib/render-contract';
import { tag } from './html-tag';

/** The public site's entry. The back office has its own. */
const ENTRY = 'index.html';
const BACK_OFFICE = 'admin/';
/** Chunks in execution order, and their style sheets: the site's, then the page's. */
interface PageFiles {
  scripts: string[];
  siteStyles: string[];
  pageStyles: string[];
}

/**
 * Returns the style and script tags of a page, given the build manifest and the page's source file. Public pages inline
 * their styles, so the first paint waits for no request. Their only other script tag is the entry: preloads of its imports
 * would compete with the first picture on a slow line. The back office shows nothing without scripts, so it preloads
 * all of them.
 */
export function assetTags(manifest: AssetManifest, module = ENTRY): string {
  const isBackOffice = module.startsWith(BACK_OFFICE);
  const entry = isBackOffice ? module : ENTRY;
  const files = filesOf(manifest, entry, isBackOffice ? FIRST_SCREENS : [module]);
  const sheets = [...files.siteStyles, ...files.pageStyles];
  const start = `<script type="module" src="${fileOf(manifest, entry)}"></script>`;
  if (isBackOffice) {
    return [
      ...sheets.map((href) => tag('link', { rel: 'stylesheet', href })),
      ...files.scripts.map((href) => tag('link', { rel: 'modulepreload', href })),
      start,
    ].join('\n');
  }
  const stylesOf = (hrefs: readonly string[]) => hrefs.map((href) => manifest.styles[href] ?? '').join('\n');
  return [
    `<script>${APPEARANCE_SCRIPT}</script>`,
    inline(stylesOf(files.siteStyles)),
    inline(stylesOf(files.pageStyles)),
    // A disabled sheet is not fetched, and Vite's import of the page chunk sees its styles as present.
    ...sheets.map((href) => tag('link', { rel: 'stylesheet', href, disabled: '' })),
    start,
  ].join('\n');
}

function inline(styles: string): string {
  return styles.trim() === '' ? '' : `<style>${styles}</style>`;
}

function filesOf(manifest: AssetManifest, entry: string, modules: readonly string[]): PageFiles {
  const site = new Set(collect(manifest, entry));
  const own = [...new Set(modules.flatMap((module) => collect(manifest, module)))].filter(
    (name) => !site.has(name),
  );
  const stylesOf = (names: Iterable<string>) => [
    ...new Set([...names].flatMap((name) => manifest.chunks[name]?.css ?? []).map((file) => `/${file}`)),
  ];
  return {
    scripts: [...site, ...own].filter((name) => name !== entry).map((name) => fileOf(manifest, name)),
    siteStyles: stylesOf(site),
    pageStyles: stylesOf(own),
  };
}

function fileOf({ chunks }: AssetManifest, name: string): string {
  return `/${chunks[name]?.file ?? ''}`;
}

/** Returns a chunk after everything it imports, each once: the order in which client navigation adds the styles. */
function collect(manifest: AssetManifest, name: string, visited = new Set<string>()): string[] {
  const chunk = manifest.chunks[name];
  if (!chunk || visited.has(name)) return [];
  visited.add(name);
  return [...(chunk.imports ?? []).flatMap((imported) => collect(manifest, imported, visited)), name];
}
