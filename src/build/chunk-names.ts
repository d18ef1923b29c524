/** The part of the bundler's module information that decides about chunks. */
interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleLinks | null;
}

/** The entry files of documents. */
export interface Entries {
  site: string;
  backOffice: string;
  /** The modules that every document of the back office loads beside its entry (src/app/head/asset-tags.ts). */
  screens: readonly string[];
}
/** TanStack Query's index imports them everywhere, but only the back office uses them. */
const BACK_OFFICE_ONLY = /\/@tanstack\/.*\/(?:mutationObserver|queriesObserver|useMutation|useQueries)\.js$/;

/** Libraries are chunks of their own: they share a slow line fairly, and stay cached when our code changes. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
/** `no-realtime` replaces one of its modules (vite.config.ts). */
const SUPABASE = /\/node_modules\/(?:@supabase|iceberg-js)\/|\/no-realtime\.ts$/;
const OWN = /^(?!.*\/node_modules\/).*\/(?:admin|src)\//;

const PAGE = /\/src\/(?:pages|features)\/(?:[^/]+\/)*([^/]+)-page\.tsx$/;
const FIRST_PAGE = 'home';
/** Modules that this many pages share are one chunk, which a visitor of one of them needs again soon. */
const MANY_PAGES = 5;

/**
 * Creates the rule for the site's chunks: `react` and `common` for modules that the back office also needs, `site` for the rest of the
 * entry and the home page, and `inner` for modules that most other pages share. For null the bundler decides.
 */
export function siteChunk(entries: Entries) {
  return chunkRule(entries, (id, { site, backOffice, pagesOf }) => {
    if (BACK_OFFICE_ONLY.test(id)) return null;
    const pages = pagesOf.get(id) ?? [];
    const isOfBoth = backOffice.has(id);
    const isShared = pages.length > 1 || isOfBoth;
    if (site.has(id) || (isShared && pages.includes(FIRST_PAGE))) {
      if (!isOfBoth) return 'site';
      return REACT.test(id) ? 'react' : 'common';
    }
    return !isOfBoth && pages.length >= MANY_PAGES ? 'inner' : null;
  });
}

/**
 * Creates the rule for the back office's first chunks: `routes`, which request the rows, with their libraries `supabase` and `libraries`,
 * and `screens`. Modules that visitors can load are in none. On a phone's connection a few chunks load sooner than many single modules.
 */
export function backOfficeChunk(entries: Entries) {
  return chunkRule(entries, (id, { visitors, routes, screens }) => {
    if (visitors.has(id) && !BACK_OFFICE_ONLY.test(id)) return null;
    if (routes.has(id)) {
      if (SUPABASE.test(id)) return 'supabase';
      return OWN.test(id) ? 'routes' : 'libraries';
    }
    return screens.has(id) ? 'screens' : null;
  });
}

/** Entries keep their own chunks. */
function chunkRule(entries: Entries, nameOf: (id: string, needs: Needs) => string | null) {
  let found: Needs | undefined;
  const own = [entries.site, entries.backOffice, ...entries.screens];
  return (id: string, graph: Graph): string | null =>
    own.includes(id) ? null : nameOf(id, (found ??= findNeeds(entries, graph)));
}

interface Needs {
  /** Static imports of the site's entry. */
  site: ReadonlySet<string>;
  /** All modules that a visitor can load, lazily too. */
  visitors: ReadonlySet<string>;
  /** All modules that the back office can load, lazily too. */
  backOffice: ReadonlySet<string>;
  /** For each module, the names of the pages that import it statically. */
  pagesOf: ReadonlyMap<string, readonly string[]>;
  /** Static imports of the back office's entry. */
  routes: ReadonlySet<string>;
  /** Static imports of the first screens. */
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
