import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/development\//;
const NAMING = /^\w+\.displayName = ".*?";$/gm;
const MAKER = 'function createRouter(';
const REMEMBERING = 'restoreAppliedTransitions(routerWindow, appliedViewTransitions);';
const MAKING = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Tells the build which of the router's parts may be left out. It makes components by calls that could do something else, for all
 * that is known of them, and names them for developers' tools: every visitor would carry forms that the site does without.
 *
 * Takes out, too, that the data router looks up which view transitions it had shown: nothing here shows any, and the tab's own
 * storage, which it asks before anything is drawn, takes a phone's browser a while to open. Throws when a new version writes it otherwise.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code, id) => {
        if (code.includes(MAKER) && !code.includes(REMEMBERING))
          throw new Error(`Not as expected, ${id}: see src/build/lean-router.ts`);
        return {
          code: code.replace(NAMING, '').replace(MAKING, '= /* @__PURE__ */ $1').replace(REMEMBERING, ''),
          map: null,
        };
      },
    },
  };
}
