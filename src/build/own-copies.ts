import type { Plugin } from 'vite';

const COPIED = new RegExp(
  [
    // Only the back office needs the data router, which can hold a navigation up.
    /\/node_modules\/react-router(?:-dom)?\//,
    // What its first list needs of these, visitors ask for later, each part by itself.
    /\/node_modules\/(?:@supabase\/postgrest-js|dompurify)\//,
    /\/src\/shared\/(?:gallery|html-policy|months|search-words)\.ts$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const MARK = '?back-office';

/**
 * Gives the back office copies of its own in the build, of modules without a state. A module is never split between chunks: one
 * copy for both would have every visitor carry what only the back office needs at once, or the back office fetch it in many files,
 * each of which takes a phone's browser its time although it has it already.
 */
export function ownCopies(): Plugin {
  return {
    name: 'own-copies',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (importer === undefined || !isBackOffice(importer)) return null;
        const found = await this.resolve(source, importer.replace(MARK, ''), { ...options, skipSelf: true });
        if (!found || found.external || !COPIED.test(found.id)) return null;
        return { ...found, id: found.id + MARK, moduleSideEffects: false };
      },
    },
  };
}

function isBackOffice(importer: string): boolean {
  return importer.endsWith(MARK) || /\/(?:admin|@refinedev|@supabase)\//.test(importer);
}
