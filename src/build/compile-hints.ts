import type { Plugin } from 'vite';

/** The chunks of the back office's first list: most of their functions run until it is shown. Visitors load none of them. */
const FIRST_LIST = new Set(['libraries', 'routes', 'screens', 'resource-screen', 'table']);
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Begins the chunks of the first list with V8's compile hint: it then compiles their functions on another thread while they load, and
 * not one by one at their first call. Other engines ignore the comment. V8 looks for it only before the first statement, where Vite's
 * own `generateBundle` puts one, too late for Rolldown's banners. https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && FIRST_LIST.has(output.name)) output.code = HINT + output.code;
        }
      },
    },
  };
}
