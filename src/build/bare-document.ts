import type { Plugin } from 'vite';

const ASSETS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/** Takes the built document's own links and scripts out again: whoever fills it names those of its page. */
export function bareDocument(): Plugin {
  return {
    name: 'bare-document',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(ASSETS, '') },
  };
}
