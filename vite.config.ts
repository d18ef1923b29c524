import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareDocument } from './src/build/bare-document.ts';
import { backOfficeChunk, siteChunk } from './src/build/chunk-names.ts';
import { csv } from './src/build/csv.ts';
import { pictures } from './src/build/pictures.ts';
import { prose } from './src/build/prose/prose.ts';
import { FIRST_SCREENS } from './src/lib/render-contract.ts';

const entries = {
  site: fileURLToPath(new URL('src/entry-client.ts', import.meta.url)),
  backOffice: fileURLToPath(new URL('admin/main.tsx', import.meta.url)),
  screens: FIRST_SCREENS.map((file) => fileURLToPath(new URL(file, import.meta.url))),
};
/** The back office subscribes to no changes, and supabase-js has no option to leave its websocket client out. */
const noRealtime = fileURLToPath(new URL('admin/providers/no-realtime.ts', import.meta.url));

/** For Refine's Markdown field and its CSV hooks, which nothing here calls. */
const UNUSED = /node_modules\/(?:papaparse|react-markdown|remark-gfm)\//;

/** A font in a style sheet would come before what is seen first, whether its letters are needed or not. */
const exceptFonts = (file: string) => (file.endsWith('.woff2') ? false : undefined);

const BACK_OFFICE_KB = 2500;
/** Photographs are rendered within the build: that this takes its time is nothing to report. */
const checks = { bundlerTimings: false };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), pictures(), csv(), prose(), bareDocument()],
  // The same in development, on the server and in the build: every import leads to one file.
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
        // The administrators' chunk is large by nature; only growth beyond it is worth a warning.
        chunkSizeWarningLimit: BACK_OFFICE_KB,
        reportCompressedSize: false,
        assetsInlineLimit: exceptFonts,
        rolldownOptions: {
          input: ['index.html', entries.backOffice, ...entries.screens],
          checks,
          // Modules of a barrel that nobody asks for (2,000 icons among them) are not read: 135 MB of the build's memory.
          // https://rolldown.rs/in-depth/lazy-barrel-optimization
          experimental: { lazyBarrel: true },
          // @refinedev/antd and @refinedev/core import these in one file with what is used here; they do not say that they have no side effects.
          // Without this line the first list loads 44 kB (brotli) more, a fifth of a second on a phone's line (tests/bench/admin.ts).
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
        // Browsers without preloading load the same chunks a moment later; the polyfill would cost all others.
        modulePreload: { polyfill: false },
      },
}));
