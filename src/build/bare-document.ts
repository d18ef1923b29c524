import type { Plugin } from 'vite';

const SCRIPT = /<(?:script type="module"|link rel="modulepreload")/g;

/** The page is complete without its scripts: they come after what is seen first, the largest picture above all. */
export function lowPriorityScripts(): Plugin {
  return {
    name: 'low-priority-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(SCRIPT, (start) => `${start} fetchpriority="low"`),
    },
  };
}
