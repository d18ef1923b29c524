/** What has to be known of a module to tell its chunk: a part of what the bundler knows. */
interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleLinks | null;
}

/** The files that documents start. */
export interface Entries {
  site: string;
  backOffice: string;
  /** What every document of the back office loads beside its entry (src/app/head/asset-tags.ts). */
  screens: readonly string[];
}
/** The index of TanStack Query names them to everyone; only the back office uses them. */
const BACK_OFFICE_ONLY = /\/@tanstack\/.*\/(?:mutationObserver|queriesObserver|useMutation|useQueries)\.js$/;

const PAGE = /\/src\/(?:pages|features)\/(?:[^/]+\/)*([^/]+)-page\.tsx$/;
const FIRST_PAGE = 'home';
/** What so many pages have in common is one chunk: whoever goes on from one of them needs it anyway. */
const MANY_PAGES = 5;

/**
 * Takes the entries' files, gives the rule for what visitors start with: what the back office also needs, what else comes with the first
 * page, and what most other pages share. Chunks follow what visitors open; where this says null, the bundler decides.
 */
export function siteChunk(entries: Entries) {
  return chunkRule(entries, (id, { site, backOffice, pagesOf }) => {
    if (BACK_OFFICE_ONLY.test(id)) return null;
    const pages = pagesOf.get(id) ?? [];
    const isOfBoth = backOffice.has(id);
    const isShared = pages.length > 1 || isOfBoth;
    if (site.has(id) || (isShared && pages.includes(FIRST_PAGE))) return isOfBoth ? 'common' : 'site';
    return !isOfBoth && pages.length >= MANY_PAGES ? 'inner' : null;
  });
}

/**
 * Takes the entries' files, gives the rule for what the back office starts with: one chunk for its routes, which ask for the rows, and one for
 * its first screens, but for what a visitor may come to need, too. As a file of its own each module would wait for its turn on a phone's line.
 */
export function backOfficeChunk(entries: Entries) {
  return chunkRule(entries, (id, { visitors, routes, screens }) => {
    if (visitors.has(id) && !BACK_OFFICE_ONLY.test(id)) return null;
    if (routes.has(id)) return 'routes';
    return screens.has(id) ? 'screens' : null;
  });
}

/** An entry is named by itself. */
function chunkRule(entries: Entries, nameOf: (id: string, needs: Needs) => string | null) {
  let found: Needs | undefined;
  const own = [entries.site, entries.backOffice, ...entries.screens];
  return (id: string, graph: Graph): string | null =>
    own.includes(id) ? null : nameOf(id, (found ??= findNeeds(entries, graph)));
}

interface Needs {
  /** What comes with the site's entry itself. */
  site: ReadonlySet<string>;
  /** What a visitor may ever load. */
  visitors: ReadonlySet<string>;
  /** What the back office may ever load. */
  backOffice: ReadonlySet<string>;
  /** For each module the names of the pages that cannot be shown without it. */
  pagesOf: ReadonlyMap<string, readonly string[]>;
  /** What the back office's entry imports. */
  routes: ReadonlySet<string>;
  /** What its first screens import. */
  screens: ReadonlySet<string>;
}

function findNeeds(entries: Entries, graph: Graph): Needs {
  const imports = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const all = (id: string) => [...imports(id), ...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])];
  const visitors = reach([entries.site], all);
  const pagesOf = new Map<string, string[]>();
  for (const entrance of [...visitors].sort()) {
    const page = PAGE.exec(entrance)?.[1];
    if (page === undefined) continue;
    for (const id of reach([entrance], imports)) pagesOf.set(id, [...(pagesOf.get(id) ?? []), page]);
  }
  return {
    site: reach([entries.site], imports),
    visitors,
    pagesOf,
    backOffice: reach([entries.backOffice], all),
    routes: reach([entries.backOffice], imports),
    screens: reach(entries.screens, imports),
  };
}

function reach(starts: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const reached = new Set(starts);
  for (const id of reached) for (const imported of next(id)) reached.add(imported);
  return reached;
}
