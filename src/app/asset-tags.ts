import { FIRST_SCREENS, type AssetManifest } from '../shared/render-contract';
import { tag } from './html-tag';
import { LATE_PARTS_ID, startLateParts } from './late-parts';

/** The site's own entry; the back office is one by itself. */
const ENTRY = 'index.html';
const BACK_OFFICE = 'admin/';
/** The faces that are fetched; those that the device has stand in for them until they are there. */
const FETCHED_FACES = /@font-face\s*\{[^}]*url\([^}]*\}/g;
/** The files that every page is set with; slanted and rare letters come when a page has them. */
const EVERY_PAGE_FONT = /\/assets\/(?:eb-garamond|eb-garamond-turkish|source-sans-3)-[\w-]{8}\.woff2/g;

/** A page's chunks in the order in which they are run, and the files of their styles: the site's first, then its own. */
interface PageFiles {
  scripts: string[];
  siteStyles: string[];
  pageStyles: string[];
}

/**
 * Takes the build's manifest and a page's source file, gives the tags of its styles and scripts. A page of the site is seen
 * without waiting for either: its styles stand in the document, and its fonts and scripts come once the first screen has.
 */
export function assetTags(manifest: AssetManifest, module = ENTRY): string {
  const isBackOffice = module.startsWith(BACK_OFFICE);
  const entry = isBackOffice ? module : ENTRY;
  const files = filesOf(manifest, entry, isBackOffice ? FIRST_SCREENS : [module]);
  const sheets = [...files.siteStyles, ...files.pageStyles];
  // Those of the site leave the line to what is seen.
  const priority = isBackOffice ? '' : ' fetchpriority="low"';
  const scripts = [
    ...files.scripts.map((href) => `<link rel="modulepreload"${priority} href="${href}" />`),
    `<script type="module"${priority} src="${fileOf(manifest, entry)}"></script>`,
  ].join('\n');
  if (isBackOffice) {
    return [...sheets.map((href) => tag('link', { rel: 'stylesheet', href })), scripts].join('\n');
  }
  const stylesOf = (hrefs: readonly string[]) => hrefs.map((href) => manifest.styles[href] ?? '').join('\n');
  const faces = stylesOf(sheets).match(FETCHED_FACES) ?? [];
  return [
    inline(stylesOf(files.siteStyles).replace(FETCHED_FACES, '')),
    inline(stylesOf(files.pageStyles).replace(FETCHED_FACES, '')),
    // Disabled, a sheet is not fetched; but whoever imports the page's chunk sees that it has its styles.
    ...sheets.map((href) => tag('link', { rel: 'stylesheet', href, disabled: '' })),
    `<noscript>${inline(faces.join('\n'))}</noscript>`,
    `<template id="${LATE_PARTS_ID}">${fontTags(faces)}${scripts}</template>`,
    `<script>${startLateParts}</script>`,
  ].join('\n');
}

/** Each family's files and faces, in this order. */
function fontTags(faces: readonly string[]): string {
  const familyOf = (face: string) => /font-family:([^;]*)/.exec(face)?.[1];
  const families = [...new Set(faces.map(familyOf))];
  const font = { as: 'font', type: 'font/woff2', crossorigin: '' };
  const preload = (href: string) => tag('link', { rel: 'preload', ...font, href });
  return families
    .map((family) => faces.filter((face) => familyOf(face) === family).join('\n'))
    .flatMap((family) => [...(family.match(EVERY_PAGE_FONT) ?? []).map(preload), inline(family)])
    .join('\n');
}

function inline(styles: string): string {
  return styles.trim() === '' ? '' : `<style>${styles}</style>`;
}

function filesOf(manifest: AssetManifest, entry: string, modules: readonly string[]): PageFiles {
  // The site's entry imports in steps what the site begins with.
  const steps = entry === ENTRY ? (manifest.chunks[entry]?.dynamicImports ?? []) : [];
  const site = new Set([...steps, entry].flatMap((step) => collect(manifest, step)));
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
