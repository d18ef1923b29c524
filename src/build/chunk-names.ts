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
/** What so many pages have in common comes with the site: whoever goes on from the first page needs it anyway. */
const MANY_PAGES = 8;
const SITE = 'site';
/** The index of TanStack Query names them to everyone; only the back office uses them. */
const BACK_OFFICE_ONLY = /\/@tanstack\/.*\/(?:mutationObserver|queriesObserver|useMutation|useQueries)\.js$/;

/**
 * Takes the entry's file, gives the rule that names the chunk of a module, or null where the bundler may decide. Chunks
 * follow what visitors open, not who else imports a module: a preview or a search that also does splits nothing.
 * As a module is needed wherever its importer is, the chunks never wait for one another in a circle.
 */
export function chunkNames(entry: string) {
  let pagesOf: ReadonlyMap<string, readonly string[]> | undefined;
  return (id: string, graph: Graph): string | null => {
    if (id === entry || BACK_OFFICE_ONLY.test(id)) return null;
    pagesOf ??= findPages(entry, graph);
    const pages = pagesOf.get(id) ?? [];
    if (pages.includes(SITE)) return SITE;
    if (pages.length < 2) return null;
    const isCommon = pages.length >= MANY_PAGES;
    if (!pages.includes(FIRST_PAGE)) return isCommon ? 'inner' : pages.join('-');
    // The first page's styles are two files: the site's, and its own.
    return isCommon || id.endsWith('.css') ? SITE : 'cards';
  };
}

/** For every module the names of the pages that need it, or the site if the entry itself does. */
function findPages(entry: string, graph: Graph): Map<string, string[]> {
  const initial = reach(entry, graph);
  const pagesOf = new Map([...initial].map((id) => [id, [SITE]]));
  const entrances = [...initial].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  for (const entrance of [...new Set(entrances)].sort()) {
    const page = PAGE.exec(entrance)?.[1];
    if (page === undefined) continue;
    for (const id of reach(entrance, graph)) pagesOf.set(id, [...(pagesOf.get(id) ?? []), page]);
  }
  return pagesOf;
}

function reach(start: string, graph: Graph): Set<string> {
  const reached = new Set([start]);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}
