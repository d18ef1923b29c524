import type { Plugin } from 'vite';

const ROUTER = /^(?:react-router(?:-dom|\/dom)?$|.*\/node_modules\/react-router(?:-dom)?\/)/;
const MARK = '?back-office';

/**
 * Gives the back office a copy of the router in the build. Only there is the data router needed, which can hold a navigation
 * up; one copy for both would have every visitor carry it, as a module is never split between chunks.
 */
export function ownRouter(): Plugin {
  return {
    name: 'own-router',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (importer === undefined || !isBackOffice(importer)) return null;
        if (!ROUTER.test(source) && !importer.endsWith(MARK)) return null;
        const found = await this.resolve(source, importer.replace(MARK, ''), { ...options, skipSelf: true });
        if (!found || found.external || !ROUTER.test(found.id)) return null;
        return { ...found, id: found.id + MARK, moduleSideEffects: false };
      },
    },
  };
}

function isBackOffice(importer: string): boolean {
  return importer.endsWith(MARK) || /\/(?:admin|@refinedev)\//.test(importer);
}
