import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { csv } from './src/build/csv.ts';
import { pictures } from './src/build/pictures.ts';
import { prose } from './src/build/prose/prose.ts';

/** Refine and Ant Design import these for parts that are not used here; they do not say that they have no side effects. */
const UNUSED = /node_modules\/(?:papaparse|react-markdown|remark-gfm|rc-[a-z-]+|@rc-component)\//;
const noRealtime = fileURLToPath(new URL('admin/providers/no-realtime.ts', import.meta.url));

/** The back office is only come to by its own document, which links all that it needs: no visitor carries the list. */
const linkedByThePage = (file: string, chunks: string[]) => (file.startsWith('assets/main-') ? [] : chunks);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), pictures(), csv(), prose()],
  resolve: { alias: { '@supabase/realtime-js': noRealtime } },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, rolldownOptions: { input: 'src/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: { treeshake: { moduleSideEffects: [{ test: UNUSED, sideEffects: false }] } },
        // Browsers without preloading load the same chunks a moment later; the polyfill would cost all others.
        modulePreload: { polyfill: false, resolveDependencies: linkedByThePage },
      },
}));
