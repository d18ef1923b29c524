import { FIRST_SCREENS, type AssetManifest } from '../../lib/render-contract';
import { tag } from './html-tag';

/** The site's own entry; the back office is one by itself. */
const ENTRY = 'index.html';
const BACK_OFFICE = 'admin/';
/** A page's chunks in the order in which they are run, and the files of their styles: the site's first, then its own. */
interface PageFiles {
  scripts: string[];
  siteStyles: string[];
  pageStyles: string[];
}

/**
 * Takes the build's manifest and a page's source file, gives the tags of its styles and scripts. The site's styles stand in the
 * document, so that a page is seen without waiting for them. Of its scripts only the entry is named: what that imports would share
 * a phone's line with the first picture. The back office shows nothing without its scripts, so all of them are.
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
    inline(stylesOf(files.siteStyles)),
    inline(stylesOf(files.pageStyles)),
    // Disabled, a sheet is not fetched; but whoever imports the page's chunk sees that it has its styles.
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

/** A chunk after everything that it imports, each once: a page's styles have the last word, as when it is navigated to. */
function collect(manifest: AssetManifest, name: string, visited = new Set<string>()): string[] {
  const chunk = manifest.chunks[name];
  if (!chunk || visited.has(name)) return [];
  visited.add(name);
  return [...(chunk.imports ?? []).flatMap((imported) => collect(manifest, imported, visited)), name];
}
