/** What has to be known of a module to tell its chunk: a part of what the bundler knows. */
interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleLinks | null;
}

const PAGE = /\/src\/pages\/([^/]+)\/\1-page\.tsx$/;
const FIRST_PAGE = 'home';
/** What so many pages have in common is one chunk: whoever goes on from one of them needs it anyway. */
const MANY_PAGES = 5;
const SITE = 'site';
/** Lists and pages of single items have small parts in common; whoever opens one goes on to another. */
const ITEM_PAGES = new Set([
  'alumni-news',
  'alumni-news-item',
  'announcement',
  'announcements',
  'event',
  'events',
]);
/** What the site's entry itself imports, React above all: it is run in a task of its own, before the rest. */
const FIRST = 'first';
/** What else site and back office both begin with. */
const BOTH = 'common';

/** The files that documents start. */
export interface Entries {
  site: string;
  backOffice: string;
  /** What every document of the back office loads beside its entry (src/app/asset-tags.ts). */
  screens: readonly string[];
}
/** The index of TanStack Query names them to everyone; only the back office uses them. */
const BACK_OFFICE_ONLY = /\/@tanstack\/.*\/(?:mutationObserver|queriesObserver|useMutation|useQueries)\.js$/;

/**
 * Takes the entries' files, gives the rule that names the chunk of a module, or null where the bundler may decide. Chunks
 * follow what visitors open, not who else imports a module: a preview or a search that also does splits nothing.
 * What the first page shares with others comes with the site. What the back office also needs comes to it without the pages' parts.
 * As a module is needed wherever its importer is, the chunks never wait for one another in a circle.
 */
export function chunkNames(entries: Entries) {
  let found: Needs | undefined;
  return (id: string, graph: Graph): string | null => {
    if (isEntry(id, entries) || BACK_OFFICE_ONLY.test(id)) return null;
    const { first, site, backOffice, pagesOf } = (found ??= findNeeds(entries, graph));
    if (first.has(id)) return FIRST;
    const pages = pagesOf.get(id) ?? [];
    const isOfBoth = backOffice.has(id);
    const isShared = pages.length > 1 || isOfBoth;
    if (site.has(id) || (isShared && pages.includes(FIRST_PAGE))) return isOfBoth ? BOTH : SITE;
    if (!isShared || isOfBoth) return null;
    if (pages.every((page) => ITEM_PAGES.has(page))) return 'items';
    return pages.length >= MANY_PAGES ? 'inner' : pages.join('-');
  };
}

/**
 * Takes the entries' files, gives the rule for what the back office starts with: one chunk for its routes, which ask for the rows, and one for
 * its first screens, but for what a visitor may come to need, too. As a file of its own each module would wait for its turn on a phone's line.
 */
export function backOfficeChunk(entries: Entries) {
  let found: Needs | undefined;
  return (id: string, graph: Graph): string | null => {
    const { public: visitors, routes, screens } = (found ??= findNeeds(entries, graph));
    const isItsOwn = BACK_OFFICE_ONLY.test(id) || !visitors.has(id);
    if (isEntry(id, entries) || !isItsOwn) return null;
    if (routes.has(id)) return 'routes';
    return screens.has(id) ? 'screens' : null;
  };
}

function isEntry(id: string, entries: Entries): boolean {
  return [entries.site, entries.backOffice, ...entries.screens].includes(id);
}

interface Needs {
  /** What the entry imports, which runs it before it asks for the rest. */
  first: ReadonlySet<string>;
  /** What comes with the site's entry itself. */
  site: ReadonlySet<string>;
  /** What a visitor may ever load. */
  public: ReadonlySet<string>;
  /** What the back office may ever load. */
  backOffice: ReadonlySet<string>;
  /** What its entry imports. */
  routes: ReadonlySet<string>;
  /** What its first screens import. */
  screens: ReadonlySet<string>;
  /** For every other module the names of the pages that cannot be shown without it. */
  pagesOf: ReadonlyMap<string, readonly string[]>;
}

function findNeeds(entries: Entries, graph: Graph): Needs {
  const imports = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const lazyImports = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const first = reach([entries.site], imports);
  const site = reach([...first, ...lazyImports(entries.site)], imports);
  const entrances = [...new Set([...site].flatMap(lazyImports))].sort();
  const pagesOf = new Map<string, string[]>();
  for (const entrance of entrances) {
    const page = PAGE.exec(entrance)?.[1];
    if (page === undefined) continue;
    for (const id of reach([entrance], imports)) pagesOf.set(id, [...(pagesOf.get(id) ?? []), page]);
  }
  const all = (id: string) => [...imports(id), ...lazyImports(id)];
  return {
    first,
    site,
    pagesOf,
    public: reach([entries.site], all),
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
