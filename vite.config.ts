import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { csv } from './src/build/csv.ts';
import { pictures } from './src/build/pictures.ts';
import { prose } from './src/build/prose/prose.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), pictures(), csv(), prose()],
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, rolldownOptions: { input: 'src/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // Browsers without preloading load the same chunks a moment later; the polyfill would cost all others.
        modulePreload: { polyfill: false },
      },
}));
