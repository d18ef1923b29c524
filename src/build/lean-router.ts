import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/production\//;
const NAMING = /^\w+\.displayName = ".*?";$/gm;
const MAKING = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Tells the build which of the router's parts may be left out. It makes components by calls that could do something else, for all
 * that is known of them, and names them for developers' tools: every visitor would carry forms that the site does without.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code.replace(NAMING, '').replace(MAKING, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
