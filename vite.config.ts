import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { backOfficeChunk, siteChunk } from './src/build/chunk-names.ts';
import { pictures } from './src/build/pictures.ts';
import { prose } from './src/build/prose/prose.ts';
import { FIRST_SCREENS } from './src/lib/render-contract.ts';

const entries = {
  site: fileURLToPath(new URL('src/entry-client.ts', import.meta.url)),
  backOffice: fileURLToPath(new URL('admin/main.tsx', import.meta.url)),
  screens: FIRST_SCREENS.map((file) => fileURLToPath(new URL(file, import.meta.url))),
};
/** The back office has no subscriptions, and supabase-js has no option to leave its websocket client out. */
const noRealtime = fileURLToPath(new URL('admin/data/no-realtime.ts', import.meta.url));

/** Packages of Refine's Markdown field and CSV hooks, which are unused here. */
const UNUSED = /node_modules\/(?:papaparse|react-markdown|remark-gfm)\//;

/** An inlined font would delay the first paint, even if its letters are not needed. */
const exceptFonts = (file: string) => (file.endsWith('.woff2') ? false : undefined);

const BACK_OFFICE_KB = 2500;
/** Rendering photographs makes the plugin slow, which is no reason for a warning. */
const checks = { bundlerTimings: false };

const ASSET_TAGS =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/** Removes the built template's own links and scripts. The server writes those of each page (src/app/head/asset-tags.ts). */
function removeAssetTags(): Plugin {
  return {
    name: 'remove-asset-tags',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(ASSET_TAGS, '') },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), pictures(), prose(), removeAssetTags()],
  // The alias holds in development, on the server and in the build.
  resolve: { alias: { '@supabase/realtime-js': noRealtime } },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        assetsInlineLimit: exceptFonts,
        rolldownOptions: { input: 'src/entry-server.tsx', checks },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // The back office has large chunks. Only growth beyond them deserves a warning.
        chunkSizeWarningLimit: BACK_OFFICE_KB,
        reportCompressedSize: false,
        assetsInlineLimit: exceptFonts,
        rolldownOptions: {
          input: ['index.html', entries.backOffice, ...entries.screens],
          checks,
          // Skips unused modules of barrels, 2,000 icons among them, which saves 135 MB of the build's memory.
          // https://rolldown.rs/in-depth/lazy-barrel-optimization
          experimental: { lazyBarrel: true },
          // @refinedev/antd and @refinedev/core import these packages, which do not declare that they have no side effects.
          // Without this line the first list loads 41 kB (brotli) more, a tenth of a second on a phone (tests/bench/admin.ts).
          treeshake: { moduleSideEffects: [{ test: UNUSED, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: backOfficeChunk(entries),
                  debugName: 'back office',
                  tags: ['$initial'],
                  includeDependenciesRecursively: false,
                },
                {
                  name: siteChunk(entries),
                  debugName: 'site',
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
        // Browsers without modulepreload load the same chunks slightly later. The polyfill would cost all others time.
        modulePreload: { polyfill: false },
      },
}));
