import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, rolldownOptions: { input: 'src/entry-server.tsx' } }
    : { outDir: 'dist/client', emptyOutDir: true, manifest: true },
}));
